// Dialogs, sheets and panels are layers: each takes one history entry, so that the back button closes it
// instead of leaving the page. The entry copies the router's own state, and the router never sees it go.

interface Layer {
  id: string
  url: string
  onBack: () => void
}

/** Longer than any move takes. */
const MOVE_MS = 1_000

const open: Layer[] = []
/** Opened while a move back is on its way: an entry made then would be the one that the move leaves. */
const waiting: Layer[] = []
let leaving = 0
/** When our own move back began; null once it has arrived. */
let movingSince: number | null = null
let listening = false
let count = 0

/** Opens a layer above the page. The returned function takes it away again, history entry included. */
export function openLayer(onBack: () => void): () => void {
  listen()
  const layer = { id: nextId(), url: window.location.href, onBack }
  if (isMoving()) waiting.push(layer)
  else enter(layer)
  return () => close(layer)
}

function enter(layer: Layer): void {
  open.push(layer)
  window.history.pushState({ ...window.history.state, layer: layer.id }, '')
}

/** Differs between visits of the page too: entries outlive a reload. */
function nextId(): string {
  count += 1
  return `${performance.timeOrigin}-${count}`
}

function close(layer: Layer): void {
  const unmade = waiting.indexOf(layer)
  if (unmade >= 0) waiting.splice(unmade, 1)
  const place = open.indexOf(layer)
  if (place < 0) return
  open.splice(place, 1)
  // A navigation may follow in the same turn and replace the top entry: look again when it has.
  setTimeout(() => {
    // A move that is on its way ends below this entry, or steps over it.
    if (isMoving() || currentLayer() !== layer.id) return
    leaving += 1
    goBack()
  })
}

function goBack(): void {
  movingSince = performance.now()
  window.history.back()
}

/** A move that another navigation has called off never arrives. */
function isMoving(): boolean {
  return movingSince !== null && performance.now() - movingSince < MOVE_MS
}

function listen(): void {
  if (listening) return
  listening = true
  window.addEventListener('popstate', onPop, { capture: true })
}

function onPop(event: PopStateEvent): void {
  const here = currentLayer()
  const covered = open.findIndex((layer) => layer.id === here)
  if (here !== undefined && covered < 0) {
    // An entry whose layer is gone: step over it.
    event.stopImmediatePropagation()
    goBack()
    return
  }
  movingSince = null
  const above = open.splice(covered + 1)
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
