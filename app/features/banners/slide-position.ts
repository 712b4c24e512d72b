/** Where the row of slides stands. Place `count` shows the clone of the first slide. */
export interface SlidePosition {
  at: number
  /** False for the unseen jump from the clone back to the first slide. */
  moving: boolean
}

/** One slide on; from the clone, which looks like the first, on to the second. */
export function nextPosition({ at }: SlidePosition, count: number): SlidePosition {
  return { at: at >= count ? 1 : at + 1, moving: true }
}

/** After the motion: from the clone, unseen, to the first slide that it repeats. */
export function afterTransition(place: SlidePosition, count: number): SlidePosition {
  return place.at >= count ? { at: 0, moving: false } : place
}

/** The slide that a person sees. */
export function visibleSlide({ at }: SlidePosition, count: number): number {
  return count === 0 ? 0 : at % count
}
