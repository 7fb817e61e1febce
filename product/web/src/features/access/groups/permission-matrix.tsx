import {
  actionOf,
  chapters,
  permissionsOf,
  type Chapter,
  type Module,
  type Permission,
} from "@product/domain/permissions/catalogue";
import { Checkbox } from "@product/ui/controls/checkbox";
import { classes } from "@product/ui/classes";
import { usePermissionWords } from "#features/ground/permissions/share/permission-name.tsx";

type PermissionMatrixProps = {
  ticked: ReadonlySet<string>;
  /** The permissions that the reader may give; the boxes of others stay as they are. */
  ownPermissions: ReadonlySet<string>;
  isFixed: boolean;
};

/**
 * The permissions of a group: a frame per chapter, a row per module, a box per permission, the same action always in
 * the same column.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const words = usePermissionWords();
  return (Object.keys(chapters) as Chapter[]).map((chapter) => (
    <section key={chapter} aria-labelledby={`chapter-${chapter}`} className="flex flex-col gap-2">
      <h3 id={`chapter-${chapter}`} className="text-compact font-semibold text-fg-2">
        {words.chapter(chapter)}
      </h3>
      <div className="divide-y divide-line rounded-card border border-line">
        {chapters[chapter].map((module) => (
          <ModuleRow key={module} module={module} {...props} />
        ))}
      </div>
    </section>
  ));
}

function ModuleRow({ module, ticked, ownPermissions, isFixed }: PermissionMatrixProps & { module: Module }) {
  const words = usePermissionWords();
  return (
    <fieldset className="grid gap-x-4 px-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-start">
      <legend className="float-left py-1 text-compact font-medium">{words.module(module)}</legend>
      <div className="grid grid-cols-2 gap-x-3 sm:col-start-2 sm:grid-cols-4 xl:grid-cols-8">
        {permissionsOf(module).map((permission) => (
          <span key={permission} className={placeOf(permission)}>
            <PermissionBox
              permission={permission}
              isTicked={ticked.has(permission)}
              isFixed={isFixed || !ownPermissions.has(permission)}
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
}

type PermissionBoxProps = { permission: Permission; isTicked: boolean; isFixed: boolean };

// A disabled box is not part of the form, so a ticked one that cannot be changed is sent by a hidden field.
const PermissionBox = ({ permission, isTicked, isFixed }: PermissionBoxProps) => (
  <>
    {isFixed && isTicked && <input type="hidden" name="permissions" value={permission} />}
    <Checkbox
      name={isFixed ? undefined : "permissions"}
      value={permission}
      defaultChecked={isTicked}
      disabled={isFixed}
      label={<span className="first-letter:uppercase">{usePermissionWords().action(permission)}</span>}
    />
  </>
);

const places: Record<string, string> = {
  view: "xl:col-start-1",
  create: "xl:col-start-2",
  edit: "xl:col-start-3",
  delete: "xl:col-start-4",
  approve: "xl:col-start-5",
  publish: "xl:col-start-6",
  override: "xl:col-start-7",
  export: "xl:col-start-8",
};

/** Permissions other than the usual actions stand in a line of their own below them. */
const placeOf = (permission: Permission) =>
  classes("inline-block xl:row-start-1", places[actionOf(permission)] ?? "col-span-2 xl:row-start-2");
