"use client";

import type { ReactNode } from "react";
import type { EditorProps } from "../choices";
import { EditorForm } from "./editor-form";
import { Rows } from "./rows";
import { useDraft } from "./use-draft";

type Props<Row> = Pick<EditorProps, "drawn" | "onSave" | "onCancel"> & {
  read: Row[];
  /** What a new row begins with. */
  empty: Row;
  /** The rows with what was drawn on the page, or null where that fits nowhere. */
  take: (rows: Row[], text: string) => Row[] | null;
  /** What a row says; null while it lacks something. */
  toValue: (row: Row) => unknown;
  /** What a row lacks that says nothing yet. */
  fault: string;
  fields: (row: Row, set: (change: Partial<Row>) => void, index: number) => ReactNode;
};

/** A value that is a list, corrected row by row. */
export function RowsEditor<Row extends object>(props: Props<Row>) {
  const { read, empty, drawn, take, toValue, fault, fields, onSave, onCancel } = props;
  const { draft, setDraft, isUnread } = useDraft(read.length ? read : [empty], drawn, take);
  const written = draft.map(toValue);
  const isFit = written.length > 0 && written.every((value) => value !== null);
  return (
    <EditorForm
      fault={isFit ? null : fault}
      isUnread={isUnread}
      onSave={() => onSave(written)}
      onCancel={onCancel}
    >
      <Rows rows={draft} onChange={setDraft} empty={empty} fields={fields} />
    </EditorForm>
  );
}
