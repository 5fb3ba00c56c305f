export type Route = "oral" | "dermal" | "inhalation";
export type Organism = "fish" | "crustacea" | "algae" | "bacteria";

const ROUTES: readonly (readonly [Route, RegExp])[] = [
  ["oral", /(?<!\p{L})(?:oral\p{L}*|oraal|verschlucken|ingestion|inslikken|ingestión)(?!\p{L})/iu],
  ["dermal", /(?<!\p{L})(?:derm\p{L}+|cutan\p{L}+|cutáne\p{L}+|haut|skin|huid|peau|piel)(?!\p{L})/iu],
  [
    "inhalation",
    /(?<!\p{L})(?:inhal\p{L}+|einatmen|inademing|vapou?rs?|vapeurs?|dampf|dämpfe|damp|aerosol|staub|poussières?|dusts?|mists?|nebel)(?!\p{L})/iu,
  ],
];
const ORGANISMS: readonly (readonly [Organism, RegExp])[] = [
  [
    "fish",
    /(?<!\p{L})(?:fish\p{L}*|fisch\p{L}*|vis(?:sen)?|poissons?|peces|(?:s\p{L}{2,5}wasser|meeres)fische?n?|oncorhynchus|pimephales|danio|brachydanio|lepomis|leuciscus|cyprinus|salmo|poecilia|oryzias|cyprinodon|gambusia|menidia|trout|forelle|minnow|carp)(?!\p{L})/iu,
  ],
  [
    "crustacea",
    /(?<!\p{L})(?:daphni\p{L}*|crustac\p{L}*|krebs\p{L}*|invertebrat\p{L}*|invertébr\p{L}*|wirbellos\p{L}*|ceriodaphnia|crangon|watervlo\p{L}*|water flea|mysid\p{L}*|acartia|gammarus)(?!\p{L})/iu,
  ],
  [
    "algae",
    /(?<!\p{L})(?:alga\p{L}*|algen?|algues?|\p{L}*wasseralgen|desmodesmus|scenedesmus|selenastrum|pseudokirchneri?ella|raphidocelis|skeletonema|chlorella|lemna|navicula|anabaena)(?!\p{L})/iu,
  ],
  [
    "bacteria",
    /(?<!\p{L})(?:bacteri\p{L}*|bakteri\p{L}*|bactéri\p{L}*|belebtschlamm|activated sludge|boues? activées?|pseudomonas|photobacterium|microtox|mikroorganismen|micro-?organism\p{L}*)(?!\p{L})/iu,
  ],
];
const SPECIES =
  /(?<!\p{L})(?:rat(?:te|ten|s)?|rabbits?|kaninchen|lapins?|konijn\p{L}*|mouse|mice|maus|mäuse|muis|souris|guinea pigs?|meerschweinchen|Oncorhynchus mykiss|Pimephales promelas|Danio rerio|Brachydanio rerio|Lepomis macrochirus|Leuciscus idus(?: melanotus)?|Cyprinus carpio|Gambusia affinis|Daphnia magna|Daphnia pulex|Ceriodaphnia dubia|Chlorella vulgaris|Desmodesmus subspicatus|Scenedesmus subspicatus|Pseudokirchneriella subcapitata|Selenastrum capricornutum|Skeletonema costatum|Poecilia reticulata|Oryzias latipes)(?!\p{L})/iu;

const first = <Kind extends string>(table: readonly (readonly [Kind, RegExp])[], text: string): Kind | null =>
  table.find(([, words]) => words.test(text))?.[0] ?? null;

export const routeIn = (text: string): Route | null => first(ROUTES, text);
export const organismIn = (text: string): Organism | null => first(ORGANISMS, text);
export const speciesIn = (text: string): string | null => SPECIES.exec(text)?.[0] ?? null;
