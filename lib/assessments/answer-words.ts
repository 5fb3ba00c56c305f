import type { EmkgAnswers } from "./emkg/answers";
import type { Say } from "./level-words";

/** What was answered, line by line; what was left open or is usual is not named. */
export function answerWords(
  say: Say,
  answers: EmkgAnswers,
  toText: (value: number) => string,
): [name: string, value: string][] {
  const unit = answers.amount_unit === "m3" ? "m³" : answers.amount_unit;
  const yes = say("yes");
  const given = (value: number | null | undefined, suffix: string) =>
    typeof value === "number" ? `${toText(value)} ${suffix}` : null;
  const isLiquid = answers.physical_form === "liquid";
  const rows: [string, string | null | false | undefined][] = [
    [say("task"), answers.task],
    [say("form"), say(`forms.${answers.physical_form}`)],
    [say("amount"), `${toText(answers.amount_value)} ${unit}`],
    [say("boilingPoint"), isLiquid && given(answers.boiling_point_c, "°C")],
    [say("vapourPressure"), isLiquid && given(answers.vapour_pressure_hpa, "hPa")],
    [say("temperature"), isLiquid && given(answers.process_temperature_c, "°C")],
    [say("spraying"), answers.spraying && yes],
    [say("lowVolatility"), answers.low_volatility && yes],
    [say("dustiness"), answers.dustiness && say(`dust.${answers.dustiness}`)],
    [say("oelPpm"), given(answers.oel_ppm, "ppm")],
    [say("oelMg"), given(answers.oel_mg_m3, "mg/m³")],
    [say("processGenerated"), answers.process_generated && yes],
    [say("ventilation"), say(`ventilations.${answers.ventilation}`)],
    [say("skinContact"), answers.skin_contact ? yes : say("no")],
    ...skinRows(say, answers, yes),
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function skinRows(
  say: Say,
  answers: EmkgAnswers,
  yes: string,
): [string, string | null | false | undefined][] {
  if (!answers.skin_contact) return [];
  return [
    [say("skinArea"), answers.skin_area && say(`area.${answers.skin_area}`)],
    [say("skinDuration"), answers.skin_duration && say(`duration.${answers.skin_duration}`)],
    [say("skinAbsorbed"), answers.skin_absorbed === false && say("no")],
    [say("strongSensitiser"), answers.strong_sensitiser && yes],
    [say("wetWork"), answers.wet_work && yes],
  ];
}
