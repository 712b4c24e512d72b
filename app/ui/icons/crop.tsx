import { icon } from '../icon.tsx'

/** Drawn by the Lucide contributors, ISC licence; written by scripts/make-icons.ts. */
export const Crop = icon('M6 2v14a2 2 0 0 0 2 2h14M18 22V8a2 2 0 0 0-2-2H2')
