import type { Box } from "@/lib/extraction/tables/ruled-cells";
import { hasCas, isWithin } from "./limit-columns";
import { withoutListBelow } from "./limit-lists";
import type { Named } from "./limit-rows";
import { casIn, casNumbersIn, substanceIn } from "./limit-substance";
import { isLabel, isLevel, middleOf, type TableCells } from "./table-cells";
import { namesInCell } from "./unheaded-names";

/** Whose the limits of a table's cells are. */
export class RowNames {
  constructor(
    private readonly cells: TableCells,
    /** What stands above the table, for cells that no name stands beside or above. */
    private readonly named: Named | null,
  ) {}

  /** The cell with its substance; where no column names substances, its parts, which may each have their own. */
  partsOf(box: Box): { box: Box; named: Named | null }[] {
    const named = this.beside(box);
    return named || this.cells.column("substance") ? [{ box, named }] : namesInCell(box);
  }

  /** The substance of the last name, which limits on the next page go on with; none where no cell is a name. */
  last(): Named | null | undefined {
    const column = this.cells.column("substance");
    const last = this.cells.body.filter((box) => column && isWithin(box, column) && !isLabel(box)).at(-1);
    return last && this.beside(last);
  }

  /** The substance beside a cell or, where its cell is empty, the last one above. */
  private beside(box: Box): Named | null {
    const column = this.cells.column("substance");
    if (!column) return this.named;
    const { body } = this.cells;
    const names = body.filter((other) => isWithin(other, column) && !isLabel(other));
    const beside = names.find((other) => isLevel(other, box));
    // Among labels, names are those with their number beside them
    const isNumbered = (name: Box) => body.some((other) => hasCas(other.text) && isLevel(other, name));
    const label = this.cells.beside(box, column);
    const sure = label && isLabel(label) ? names.filter(isNumbered) : [];
    const above = (sure.length > 0 ? sure : names).filter((other) => other.top < box.top + 1).at(-1);
    const own = beside ?? above;
    if (!own) return this.named;
    const { text, list } = withoutListBelow(own.text);
    const substance = substanceIn(text);
    if (!substance) return null;
    const cas = substance.cas ?? this.casBeside(box, own);
    const [other, ...further] = casNumbersIn(box.text);
    // Of several substances in one cell nobody can tell whose a number is
    if (further.length > 0) return null;
    if (!other || other === cas) return { substance: { ...substance, cas }, source: own.source, list };
    // "Example CAS 64-17-5 TLV 5 ppm" beside a resin that sets it free
    const free = substanceIn(`${box.text.split(other)[0]}${other}`);
    return free && { substance: free, source: box.source };
  }

  /** The number beside a value or its substance; else the only one beside the lines that the substance's cell reaches over. */
  private casBeside(box: Box, named: Box): string | null {
    const column = this.cells.column("cas");
    if (!column) return null;
    const cell = this.cells.beside(box, column) ?? this.cells.beside(named, column);
    if (cell) return casIn(cell.text);
    const reached = this.cells.body.filter(
      (other) => isWithin(other, column) && middleOf(other) > named.top && middleOf(other) < named.bottom,
    );
    const [only, ...more] = new Set(reached.map((other) => casIn(other.text)));
    return more.length === 0 ? (only ?? null) : null;
  }
}
