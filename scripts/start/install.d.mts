export function isInstalled(root: string, wanted: { development: boolean }): boolean
