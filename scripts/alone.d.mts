export function alone(work: () => Promise<unknown>): Promise<void>
