import { Button } from "@mantine/core";

/** The European emergency number (Directive (EU) 2018/1972, Article 109). */
export function EmergencyCall({ label }: { label: string }) {
  return (
    <Button component="a" href="tel:112" color="red.9" size="lg" fullWidth>
      {label} 112
    </Button>
  );
}
