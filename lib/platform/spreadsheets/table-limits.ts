/** How large a table may be that is read. */
export const tableLimits = { bytes: 5 * 1024 * 1024, rows: 5_000, columns: 100, characters: 4_000 };
