/** What the groups of operations are about. */
export const tagDescriptions: Record<string, string> = {
  "SDS documents": "A team's safety data sheets and what was read in them.",
  "Letters to suppliers": "What suppliers were asked about their sheets, and whether they have answered.",
  "Labels and safety cards": "Documents made from a sheet.",
  Attachments: "Files kept with a sheet.",
  Locations: "Storage locations, rooms and departments; the Library API calls them workplaces.",
  Inventory: "Stock of sheets' products at locations.",
  Products: "The library: products with the data of their primary sheet and the team's own fields.",
  Uploads: "Three steps from a PDF to a product.",
  Catalogue: "Sheets that teams share.",
  Workplaces: "Workplaces and what is placed there.",
  Quantities: "Stock lines of a product with totals.",
  "Risk assessments": "RECESS and EMKG assessments of products at workplaces.",
  "Custom fields": "Fields that a team defines for its products.",
  "Safety card profiles": "How a team wants its safety cards.",
};
