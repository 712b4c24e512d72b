/** Whether this is `npm run test:all`: every fault in full size, and on a server of its own as well. */
export const isInFull = process.env['FAULTS'] === 'full'

/** The ways to a database on which a fault is tried. */
export const engines = isInFull ? (['embedded', 'postgres'] as const) : (['embedded'] as const)
