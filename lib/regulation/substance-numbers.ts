/** The check digit of a CAS number is the weighted sum of the digits before it, modulo 10. */
export function isCasNumber(value: string): boolean {
  const digits = value.replace(/\D/g, "");
  if (!/^\d{2,7}-\d{2}-\d$/.test(value) || digits.startsWith("0")) return false;
  let sum = 0;
  for (let i = 0; i < digits.length - 1; i++) sum += Number(digits.at(-2 - i)) * (i + 1);
  return sum % 10 === Number(digits.at(-1));
}

/** The check digit of an EC number is the weighted sum modulo 11; a remainder of 10 is written 1. */
export function isEcNumber(value: string): boolean {
  if (!/^[2-9]\d{2}-\d{3}-\d$/.test(value)) return false;
  const digits = value.replace(/\D/g, "");
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += Number(digits.charAt(i)) * (i + 1);
  const check = sum % 11;
  return (check === 10 ? 1 : check) === Number(digits.charAt(6));
}
