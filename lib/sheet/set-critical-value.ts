import type { z } from "zod";
import type { CriticalPath } from "./critical-paths";
import type { Sections, sectionSchemas } from "./schema";
import type { SectionKey } from "./section-keys";
import { SheetSummary } from "./summary";
import { Classification, type Component, ExposureLimit, Measured, Statement } from "./values";

type Said = { document: SheetSummary; sections: Sections };

/**
 * A reading with a critical value put in all the places that hold it. `value` has the form of the sections; null, or an
 * empty list, says that there is none.
 * @throws when it has another form.
 */
export function setCriticalValue(said: Said, path: CriticalPath, value: unknown): Said {
  switch (path) {
    case "section1.product_name": {
      const product_name = textOf(value);
      return {
        document: { ...said.document, product_name },
        sections: put(said.sections, "section1", { product_name: product_name ?? undefined }),
      };
    }
    case "section1.supplier.name": {
      const supplier = {
        ...said.document.supplier,
        ...said.sections.section1?.supplier,
        name: textOf(value),
      };
      return {
        document: { ...said.document, supplier },
        sections: put(said.sections, "section1", { supplier }),
      };
    }
    case "section1.emergency_contacts": {
      const emergency_contacts = SheetSummary.shape.emergency_contacts.parse(value ?? []);
      return {
        document: { ...said.document, emergency_contacts },
        sections: put(said.sections, "section1", { emergency_contacts }),
      };
    }
    case "section3.components":
      return withComponents(said, SheetSummary.shape.components.parse(value ?? []));
    case "section2.signal_word":
    case "section2.hazard_statements":
    case "section2.classifications":
    case "section2.pictograms":
      return withHazards(said, path, value);
    case "section14.un_number":
    case "section14.class":
    case "section14.packing_group":
      return { ...said, sections: withTransport(said.sections, path, textOf(value)) };
    default:
      return { ...said, sections: withOther(said.sections, path, value) };
  }
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value));

/** A section with members changed; one that is undefined is left out. */
function put<Key extends SectionKey>(
  sections: Sections,
  key: Key,
  members: Partial<z.infer<(typeof sectionSchemas)[Key]>>,
): Sections {
  const changed: Record<string, unknown> = { ...sections[key], ...members };
  for (const [name, value] of Object.entries(changed)) if (value === undefined) delete changed[name];
  return { ...sections, [key]: changed };
}

function withHazards({ document, sections }: Said, path: CriticalPath, value: unknown): Said {
  if (path === "section2.signal_word") {
    const signal_word = SheetSummary.shape.signal_word.parse(value);
    return { document: { ...document, signal_word }, sections: put(sections, "section2", { signal_word }) };
  }
  if (path === "section2.classifications")
    return {
      document,
      sections: put(sections, "section2", { classifications: Classification.array().parse(value ?? []) }),
    };
  if (path === "section2.pictograms") {
    const pictograms = SheetSummary.shape.ghs_pictograms.parse(value ?? []);
    return {
      document: { ...document, ghs_pictograms: pictograms.toSorted() },
      sections: put(sections, "section2", { pictograms }),
    };
  }
  const hazard_statements = Statement.array().parse(value ?? []);
  const codes = [...new Set(hazard_statements.flatMap(({ code }) => code || []))].sort();
  return {
    document: { ...document, hazard_statements: codes },
    sections: put(sections, "section2", { hazard_statements }),
  };
}

/** A substance's numbers are those of its one component, where section 1 does not print them. */
function withComponents({ document, sections }: Said, components: Component[]): Said {
  const [before] = document.components;
  const isSubstance = sections.section3?.kind === "substance" && document.components.length === 1;
  const [now] = components.length === 1 ? components : [];
  const numbers = isSubstance
    ? {
        cas_number: follows(document.cas_number, before?.cas_number, now?.cas_number),
        ec_number: follows(document.ec_number, before?.ec_number, now?.ec_number),
      }
    : {};
  return {
    document: { ...document, ...numbers, components },
    sections: put(sections, "section3", { components }),
  };
}

const follows = (shown: string | null, before: string | null | undefined, now: string | null | undefined) =>
  shown === (before ?? null) ? (now ?? null) : shown;

/** Class and packing group stand for all modes of transport, and so does the number. */
function withTransport(sections: Sections, path: CriticalPath, value: string | null): Sections {
  const name =
    path === "section14.un_number" ? "un_number" : path === "section14.class" ? "class" : "packing_group";
  const modes = Object.entries(sections.section14?.modes ?? {}).map(([mode, members]) => {
    const { [name]: _, ...rest } = members;
    return [mode, value === null ? rest : { ...rest, [name]: value }];
  });
  return put(sections, "section14", {
    [name]: value ?? undefined,
    ...(sections.section14?.modes ? { modes: Object.fromEntries(modes) } : {}),
  });
}

function withOther(sections: Sections, path: CriticalPath, value: unknown): Sections {
  if (path === "section8.exposure_limits")
    return put(sections, "section8", { exposure_limits: ExposureLimit.array().parse(value ?? []) });
  if (path === "section9.flash_point")
    return put(sections, "section9", { flash_point: value === null ? undefined : Measured.parse(value) });
  return put(sections, "section4", { [path.slice("section4.".length)]: textOf(value) ?? undefined });
}
