/**
 * What headings of sheets older than the sixteen sections are about, by the section that holds it today; folded text
 * (lower case, no accents). From the nine sections of WHMIS 1988 and the form OSHA 174.
 */
export const olderHeadings: readonly (readonly [section: number, title: RegExp])[] = [
  [5, /fire|explosion|incendie|brand/],
  [4, /first aid|premiers (?:soins|secours)|erste hilfe|eerste hulp/],
  [3, /ingredient|composition|composants|zusammensetzung|samenstelling/],
  [9, /physical|physique|physikalisch|fysische/],
  [10, /reactiv|stabili/],
  [11, /toxic|toxik/],
  [2, /health hazard|hazard\w* identification|identification des (?:risques|dangers)|hazards/],
  [8, /preventive|control measures|protection|precautions|exposure/],
  [7, /handling|storage|entreposage|manutention|manipulation/],
  [6, /spill|leak|accidental|deversement/],
  [13, /disposal|elimination|waste/],
  [14, /transport|shipping/],
  [12, /ecolog|environment/],
  [15, /regulat|reglement/],
  [16, /prep[ae]r|other information|autres/],
  [
    1,
    /product identification|general information|identification (?:et|du|de)|product information|identity|manufacturer/,
  ],
];
