import { icon } from '../icon.tsx'

/** Drawn by the Lucide contributors, ISC licence; written by scripts/make-icons.ts. */
export const ChevronLeft = icon('M15 18l-6-6 6-6')
