// Dialogs, sheets and panels are layers: each pushes one history entry, so that the back button closes it instead of
// leaving the page. The entry copies the router's state, and the router never sees it popped.

interface Layer {
  id: string
  url: string
  onBack: () => void
}

/** Longer than any history move takes. */
const MAX_MOVE_MS = 1_000

/** Interval of looking at a pending move, in milliseconds. */
const LOOK_AGAIN_MS = 10

const open: Layer[] = []
/** Layers opened while a move back is pending: an entry pushed now would be the one the move pops. */
const waiting: Layer[] = []
let leaving = 0
/** Time at which our own move back started; null once it has completed. */
let movingSince: number | null = null
let listening = false
let count = 0

/** Opens a layer above the page. The returned function closes it, history entry included. */
export function openLayer(onBack: () => void): () => void {
  listenToHistory()
  const layer = { id: nextId(), url: window.location.href, onBack }
  if (isMoving()) waiting.push(layer)
  else enter(layer)
  return () => close(layer)
}

/** Resolves when the history entries of layers that have closed are gone: a navigation before would be undone by them. */
export async function layersClosed(): Promise<void> {
  // closing begins after the turn in which it was asked for
  do await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  while (isMoving())
}

function enter(layer: Layer): void {
  open.push(layer)
  window.history.pushState({ ...window.history.state, layer: layer.id }, '')
}

/** Unique across page loads too, since history entries outlive a reload. */
function nextId(): string {
  count += 1
  return `${performance.timeOrigin}-${count}`
}

function close(layer: Layer): void {
  const waitingIndex = waiting.indexOf(layer)
  if (waitingIndex >= 0) waiting.splice(waitingIndex, 1)
  const index = open.indexOf(layer)
  if (index < 0) return
  open.splice(index, 1)
  // A navigation in the same turn may replace the top entry, so check again afterwards.
  setTimeout(() => {
    // A pending move ends below this entry or steps over it.
    if (isMoving() || currentLayer() !== layer.id) return
    leaving += 1
    goBack()
  })
}

function goBack(): void {
  movingSince = performance.now()
  window.history.back()
}

/** Times out, because a move cancelled by another navigation never completes. */
function isMoving(): boolean {
  return movingSince !== null && performance.now() - movingSince < MAX_MOVE_MS
}

/**
 * Hears of moves through the history. To be called before a router begins to, which would take the closing of a layer for a move to
 * another page: browsers call the listeners of a window in the order of their registration.
 */
export function listenToHistory(): void {
  if (listening) return
  listening = true
  window.addEventListener('popstate', onPop, { capture: true })
}

function onPop(event: PopStateEvent): void {
  const current = currentLayer()
  const index = open.findIndex((layer) => layer.id === current)
  if (current !== undefined && index < 0) {
    // The layer of this entry has closed already: step over it.
    event.stopImmediatePropagation()
    goBack()
    return
  }
  movingSince = null
  const above = open.splice(index + 1)
  const samePage = above.length > 0 && above[0]?.url === window.location.href
  if (samePage || leaving > 0) event.stopImmediatePropagation()
  leaving = 0
  for (const layer of above.toReversed()) layer.onBack()
  for (const layer of waiting.splice(0)) enter(layer)
}

function currentLayer(): string | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('layer' in state)) return undefined
  return typeof state.layer === 'string' ? state.layer : undefined
}
