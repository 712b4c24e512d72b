/** A short buzz for what went well, three for what did not; nothing where the device has none. */
export function vibrate(good: boolean): void {
  // Safari has no such function
  const { vibrate: buzz } = navigator as { vibrate?: Navigator['vibrate'] }
  buzz?.call(navigator, good ? [60] : [60, 80, 60, 80, 60])
}
