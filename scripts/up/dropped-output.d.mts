export function dropUnreadOutput(): void;
