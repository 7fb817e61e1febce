import { useState, type FormEvent } from "react";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { Sheet } from "@product/ui/gallery/sheet";
import { NamedIcon } from "#shell/named-icon.tsx";

/** An icon as content chooses it: by a name that nobody knew when the app was built. */
export function IconSample() {
  const [name, setName] = useState<string>();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get("icon")));
  };
  return (
    <Sheet name="Icons by name" about="From our own service or the configured one; 1.5 seconds, then nothing.">
      <form onSubmit={choose} className="flex items-end gap-2">
        <Field id="gallery-icon" name="icon" label="Imago" defaultValue="lucide:anchor" />
        <Button look="quiet" type="submit">
          Pingo
        </Button>
        <output data-icon={name} className="flex h-8 w-8 items-center justify-center">
          {name && <NamedIcon name={name} size={20} />}
        </output>
      </form>
    </Sheet>
  );
}
