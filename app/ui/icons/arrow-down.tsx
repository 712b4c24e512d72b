import { icon } from '../icon.tsx'

/** Drawn by the Lucide contributors, ISC licence; written by scripts/make-icons.ts. */
export const ArrowDown = icon('M12 5v14M19 12l-7 7-7-7')
