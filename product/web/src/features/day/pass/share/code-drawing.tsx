import { codePath } from "./code-path.ts";

/** A code as it is drawn without a script; black on white in both colour modes, since scanners want it so. */
export function CodeDrawing({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = codePath(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <title>{label}</title>
      <path d={path} fill="#0f172a" />
    </svg>
  );
}
