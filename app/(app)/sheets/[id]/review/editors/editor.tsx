"use client";

import type { ComponentType } from "react";
import type { CriticalPath } from "@/lib/sheet/critical-paths";
import type { EditorProps } from "../choices";
import { ChoiceEditor } from "./choice-editor";
import { ClassEditor, StatementEditor } from "./code-editor";
import { ComponentsEditor } from "./components-editor";
import { ContactsEditor } from "./contacts-editor";
import { FlashPointEditor } from "./flash-point-editor";
import { LimitsEditor } from "./limits-editor";
import { PictogramEditor } from "./pictogram-editor";
import { TextEditor } from "./text-editor";

/** The control for each value; what is not named is a text. */
const editors: Partial<Record<CriticalPath, ComponentType<EditorProps>>> = {
  "section1.emergency_contacts": ContactsEditor,
  "section2.signal_word": ChoiceEditor,
  "section2.hazard_statements": StatementEditor,
  "section2.classifications": ClassEditor,
  "section2.pictograms": PictogramEditor,
  "section3.components": ComponentsEditor,
  "section8.exposure_limits": LimitsEditor,
  "section9.flash_point": FlashPointEditor,
  "section14.packing_group": ChoiceEditor,
};

export function Editor(props: EditorProps) {
  const Control = editors[props.path] ?? TextEditor;
  return <Control {...props} />;
}
