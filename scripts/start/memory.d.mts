export const nodeOptions: readonly string[]
export const environment: Readonly<Record<string, string>>
