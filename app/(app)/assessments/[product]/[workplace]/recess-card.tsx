"use client";

import { Table } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { RiskScore } from "@/components/assessments/risk-score";
import type { Placement } from "@/components/assessments/write-assessment";
import type { RecessView } from "@/lib/assessments/views/schema";
import { AssessmentCard } from "./assessment-card";

/** The RECESS assessment with its three factors and its class. */
export function RecessCard({ recess, at }: { recess: z.output<typeof RecessView> | null; at: Placement }) {
  const t = useTranslations("assessments");
  return (
    <AssessmentCard method="recess" at={at} assessed={recess} canMake>
      {recess && (
        <>
          <RiskScore {...recess} />
          <Table aria-label={t("answers")}>
            <Table.Tbody>
              <Factor
                name={t("exposure")}
                text={t(`exposures.${recess.exposure as 1}`)}
                value={recess.exposure}
              />
              <Factor
                name={t("probability")}
                text={t(`probabilities.${recess.probability as 1}`)}
                value={recess.probability}
              />
              <Factor name={t("effect")} text={t(`effects.${recess.effect as 1}`)} value={recess.effect} />
            </Table.Tbody>
          </Table>
        </>
      )}
    </AssessmentCard>
  );
}

function Factor({ name, text, value }: { name: string; text: string; value: number }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} c="dimmed" w="50%">
        {name}
      </Table.Th>
      <Table.Td>
        {value} · {text}
      </Table.Td>
    </Table.Tr>
  );
}
