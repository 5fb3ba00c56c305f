import { randomUUID } from "node:crypto";
import { normalisedName, productIdentity } from "@/lib/extraction/arbitrate/identity";
import type { Created, Known, KnownProduct, ProductValues } from "./plan";
import type { RowValues } from "./row-values";

/** How a row names a product. */
export type Naming = {
  sku: string | null;
  productName: string | null;
  manufacturer: string | null;
  identity: string | null;
  /** The name where nothing else tells the product. */
  nameAlone: string | null;
};

export function namingOf(row: RowValues): Naming {
  const naming = {
    sku: row.code("sku", 100),
    productName: row.text("product_name", 300),
    manufacturer: row.text("manufacturer", 200),
  };
  const { sku, productName, manufacturer } = naming;
  const nameAlone = sku || manufacturer || !productName ? null : normalisedName(productName);
  return { ...naming, identity: productIdentity(naming), nameAlone };
}

/** Knows products again, those of the team and those that the table itself makes. */
export class ProductIndex {
  private readonly made = new Map<string, Created<ProductValues>>();

  constructor(private readonly known: Known) {}

  /**
   * The team's product of this article number, else the one that filing would give a sheet of this manufacturer and
   * name, else where a name stands alone the only one that has it. Undefined when there is none; null when the row is
   * at fault, which it says.
   */
  find(row: RowValues, naming: Naming): KnownProduct | undefined | null {
    const { sku, identity, nameAlone } = naming;
    const bySku = (sku === null ? [] : (this.known.bySku.get(sku) ?? [])).flatMap((id) => this.product(id));
    const inUse = bySku.filter(({ archived }) => !archived);
    if (inUse.length > 1) return row.fail("ambiguous_product", "sku", inUse.length);
    if (inUse[0]) return inUse[0];
    if (bySku.length) return row.fail("archived_product", "sku");
    const ids =
      nameAlone === null ? this.known.byIdentity.get(identity ?? "") : this.known.byName.get(nameAlone);
    const named = (ids ?? []).flatMap((id) => this.product(id));
    if (named.length > 1) return row.fail("ambiguous_product", "product_name", named.length);
    const [product] = named;
    if (product && sku && product.sku && product.sku !== sku)
      return row.fail("sku_differs", "sku", product.sku);
    return product;
  }

  /** The product that an earlier row makes. */
  findMade({ sku, identity, nameAlone }: Naming): Created<ProductValues> | undefined {
    return (
      this.made.get(`sku ${sku}`) ?? this.made.get(`name ${identity}`) ?? this.made.get(`alone ${nameAlone}`)
    );
  }

  make(
    { sku, productName, manufacturer, identity, nameAlone }: Naming,
    more: Partial<ProductValues>,
  ): Created<ProductValues> {
    const values: ProductValues = {
      displayName: productName,
      supplier: null,
      sku,
      ean: null,
      awaitedManufacturer: manufacturer,
      awaitedIdentity: identity,
      customFields: {},
      ...more,
    };
    const created = { id: randomUUID(), values };
    if (sku !== null) this.made.set(`sku ${sku}`, created);
    if (nameAlone !== null) this.made.set(`alone ${nameAlone}`, created);
    if (identity !== null) this.made.set(`name ${identity}`, created);
    return created;
  }

  private product(id: string): KnownProduct[] {
    const product = this.known.products.get(id);
    return product ? [product] : [];
  }
}
