export { AdminErrorPage as ErrorBoundary } from "./admin-error-page.tsx";
export { default, handle, loader } from "./not-found.page.tsx";
