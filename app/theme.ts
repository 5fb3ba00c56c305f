import { Badge, createTheme } from "@mantine/core";

/** The look of every screen: a calm teal, system type, pictogram red left to the pictograms. */
export const theme = createTheme({
  primaryColor: "teal",
  primaryShade: { light: 9, dark: 9 },
  autoContrast: true,
  defaultRadius: "md",
  cursorType: "pointer",
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
  headings: { fontWeight: "650" },
  components: {
    // A badge says one word: cut short it says nothing.
    Badge: Badge.extend({ styles: { root: { minWidth: "max-content" } } }),
  },
});
