/** The position of the row of slides; index `count` is the clone of the first slide. */
export interface SlidePosition {
  at: number
  /** False for the invisible jump from the clone back to the first slide. */
  moving: boolean
}

/** The next slide; after the clone, which looks like the first, comes the second. */
export function nextPosition({ at }: SlidePosition, count: number): SlidePosition {
  return { at: at >= count ? 1 : at + 1, moving: true }
}

/** Once a transition ends on the clone, jumps to the first slide without animation. */
export function afterTransition(position: SlidePosition, count: number): SlidePosition {
  return position.at >= count ? { at: 0, moving: false } : position
}

/** The index of the banner in view. */
export function visibleSlide({ at }: SlidePosition, count: number): number {
  return count === 0 ? 0 : at % count
}
