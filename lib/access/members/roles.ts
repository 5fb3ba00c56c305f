export const roles = ["owner", "admin", "editor", "reader"] as const;
