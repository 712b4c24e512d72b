export function removeUnusedFiles(modules: string): void
