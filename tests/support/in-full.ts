/** True in `npm run test:all`: every fault in full size, and on a server of its own as well. */
export const isInFull = process.env['FAULTS'] === 'full'

/** The cases of a test that takes long, of a fault or an attack: one in `npm run test:all`, none in `npm test`. */
export const onlyInFull = isInFull ? ['in full'] : []

/** The ways to a database on which a fault is tried. */
export const engines = isInFull ? (['embedded', 'postgres'] as const) : (['embedded'] as const)
