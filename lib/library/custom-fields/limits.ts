/** Every request that lists, filters or counts goes through a team's fields; nobody fills in more than these. */
export const mostFieldsOfGroup = 100;
export const mostFieldsOfTeam = 300;
export const mostGroupsOfTeam = 100;
/** Characters of a group's schema, with its titles and choices. */
export const longestSchema = 200_000;
