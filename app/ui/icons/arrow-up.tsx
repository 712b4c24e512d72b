import { icon } from '../icon.tsx'

/** Drawn by the Lucide contributors, ISC licence; written by scripts/make-icons.ts. */
export const ArrowUp = icon('M5 12l7-7 7 7M12 19V5')
