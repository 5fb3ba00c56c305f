"use client";

import { Table } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import { answerWords } from "@/lib/assessments/answer-words";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";

/** What was answered about the work. */
export function AnswerList({ answers }: { answers: EmkgAnswers }) {
  const t = useTranslations("assessments");
  const format = useFormatter();
  const rows = answerWords(
    (key, values) => t(key as "title", values),
    answers,
    (value) => format.number(value),
  );
  return (
    <Table aria-label={t("answers")}>
      <Table.Tbody>
        {rows.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400} c="dimmed" w="50%">
              {name}
            </Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
