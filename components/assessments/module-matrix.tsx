"use client";

import { useTranslations } from "next-intl";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import { fireMatrix } from "@/lib/assessments/emkg/fire";
import { inhalationMatrix } from "@/lib/assessments/emkg/inhalation";
import type { ModuleName } from "@/lib/assessments/emkg/measures";
import { amountBands, releaseBands } from "@/lib/assessments/emkg/model";
import type { ControlLevels } from "@/lib/assessments/emkg/schema";
import { skinColumn, skinLevels } from "@/lib/assessments/emkg/skin";
import { LevelGrid } from "./level-grid";

type Props = { module: ModuleName; levels: ControlLevels; answers: EmkgAnswers };

/** The matrix of one module for the group that was found, with the cell of this work lit. */
export function ModuleMatrix({ module, levels, answers }: Props) {
  if (module === "skin") return <SkinMatrix levels={levels} answers={answers} />;
  return <AmountMatrix module={module} levels={levels} answers={answers} />;
}

function AmountMatrix({ module, levels, answers }: Props) {
  const t = useTranslations("assessments");
  const form = answers.physical_form === "gas" ? null : answers.physical_form;
  const isInhalation = module === "inhalation";
  if (isInhalation && (form === null || levels.not_covered.length > 0)) return null;
  const matrix =
    isInhalation && form ? inhalationMatrix(form, levels.hazard_group) : fireMatrix(levels.fire_group);
  const caption = isInhalation
    ? t("matrix.inhalation", {
        group: levels.hazard_group,
        form: t(`forms.${form ?? "liquid"}`),
      })
    : t("matrix.fire_explosion", { group: levels.fire_group });
  return (
    <LevelGrid
      caption={caption}
      corner={t("matrix.amount")}
      columns={releaseBands.map((band) => t("matrix.release", { band: t(`releaseBand.${band}`) }))}
      rows={amountBands.map((band) => ({ name: t(`amountShort.${band}`), levels: matrix[band] }))}
      lit={{ row: amountBands.indexOf(levels.amount), column: releaseBands.indexOf(levels.release) }}
    />
  );
}

function SkinMatrix({ levels, answers }: Omit<Props, "module">) {
  const t = useTranslations("assessments");
  const { skin_group: group } = levels;
  if (!group || !answers.skin_contact) return null;
  const [shortSmall = 1, shortLarge = 1, longSmall = 1, longLarge = 1] = skinLevels(group);
  const column = skinColumn(answers);
  return (
    <LevelGrid
      caption={t("matrix.skin", { group })}
      corner=""
      columns={[t("area.small"), t("area.large")]}
      rows={[
        { name: t("matrix.short"), levels: [shortSmall, shortLarge] },
        { name: t("matrix.long"), levels: [longSmall, longLarge] },
      ]}
      lit={{ row: column < 2 ? 0 : 1, column: column % 2 }}
    />
  );
}
