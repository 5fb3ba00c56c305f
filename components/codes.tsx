import { Text } from "@mantine/core";

/** Statement codes in one line; all of them when it is pointed at. */
export function Codes({ codes }: { codes: string[] }) {
  if (!codes.length) return null;
  return (
    <Text size="sm" truncate title={codes.join(", ")}>
      {codes.join(", ")}
    </Text>
  );
}
