import { Kbd } from "@mantine/core";
import classes from "./review.module.css";

/** The key that does what stands beside it; not shown where there is no keyboard. */
export const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" className={classes.key}>
    {children}
  </Kbd>
);
