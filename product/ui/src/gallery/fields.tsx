import { Checkbox } from "@product/ui/controls/checkbox";
import { ErrorSummary } from "@product/ui/error-summary";
import { Field } from "@product/ui/controls/field";
import { FileDrop } from "@product/ui/controls/file-drop";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { SelectField } from "@product/ui/controls/select-field";
import { Slider } from "@product/ui/controls/slider";
import { Switch } from "@product/ui/controls/switch";
import { SampleIcon } from "./sample-icon.tsx";
import { Sheet } from "./sheet.tsx";

export const Fields = () => (
  <Sheet name="Fields" about="Label above, help below, error says what is right. Checked on leaving the field.">
    <ErrorSummary title="Duo mendanda sunt" faults={faults} takesFocus={false} />
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <Field id="gallery-name" label="Nomen" note="ad libitum" placeholder="Quomodo te vocemus?" />
      <Field id="gallery-town" label="Oppidum" icon={<SampleIcon name="pin" />} defaultValue="Bilbao" />
      <Field id="gallery-number" label="Numerus" required defaultValue="12345678A" errors={["Littera Z esse debet."]} />
      <Field id="gallery-account" label="Ratio" defaultValue="ES91 2100 0418 45…1332" valid help="Pauci eam vident." />
      <SelectField id="gallery-unit" label="Pars" defaultValue="b">
        <option value="a">Prima</option>
        <option value="b">Secunda, quae longius nomen habet</option>
      </SelectField>
      <SelectField id="gallery-reason" label="Causa" required defaultValue="" errors={["Elige unam."]}>
        <option value="">—</option>
        <option value="a">Prima</option>
      </SelectField>
      <Field id="gallery-closed" label="Clausum" defaultValue="Mutari nequit" disabled />
      <Field id="gallery-large" label="Magnum" size="large" type="tel" autoComplete="off" defaultValue="612 480 117" />
    </div>
    <Field id="gallery-text" label="Narratio" lines={3} help="Usque ad quingenta signa." />
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <FileDrop
        id="gallery-file"
        name="file"
        label="Elige tabulam"
        help="PNG vel JPEG."
        accept="image/*"
        onFile={noop}
      />
      <FileDrop id="gallery-bad" name="bad" label="Aliam" errors={["Fracta est."]} accept="image/*" onFile={noop} />
    </div>
    <Slider label="Magnitudo" defaultValue={30} />
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      <Checkbox label="Currus" defaultChecked />
      <Checkbox label="Noctes" />
      <Checkbox label="Quaedam" mixed readOnly />
      <Checkbox label="Clausum" disabled />
      <Switch label="Monitus" defaultChecked />
      <Switch label="Nuntii" />
    </div>
    <Checkbox id="gallery-consent" label="Assentior" help="Quovis tempore mutare licet, sine ulla poena." />
    <div className="grid gap-4 sm:grid-cols-2">
      <RadioGroup name="gallery-language" label="Lingua" inline defaultValue="es" options={languages} />
      <RadioGroup name="gallery-when" label="Quando" required errors={["Elige diem."]} options={days} />
    </div>
  </Sheet>
);

const noop = () => {};
const faults = [
  { fieldId: "gallery-number", message: "Littera Z esse debet." },
  { fieldId: "gallery-reason", message: "Elige causam." },
];
const languages = [
  { value: "es", label: "Hispana" },
  { value: "en", label: "Anglica" },
];
const days = [
  { value: "now", label: "Nunc", help: "Statim omnibus dicitur." },
  { value: "later", label: "Postea" },
];
