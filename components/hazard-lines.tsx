"use client";

import { List } from "@mantine/core";
import { hazardOrder } from "./hazard-order";
import { useStatements } from "./statements";

/** Hazard statements with their wording, the supplemental ones last. */
export function HazardLines({ codes, size = "sm" }: { codes: readonly string[]; size?: "xs" | "sm" }) {
  const statements = useStatements();
  return (
    <List listStyleType="none" size={size}>
      {hazardOrder(codes).map((code) => (
        <List.Item key={code}>
          <b>{code}</b> {statements[code]}
        </List.Item>
      ))}
    </List>
  );
}
