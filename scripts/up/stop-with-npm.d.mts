export function stopWithNpm(): void;
