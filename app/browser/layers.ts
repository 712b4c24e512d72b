// Dialogs, sheets and panels are layers: each takes one history entry, so that the back button closes it
// instead of leaving the page. The entry copies the router's own state, and the router never sees it go.

interface Layer {
  id: string
  url: string
  onBack: () => void
}

const open: Layer[] = []
let leaving = 0
let listening = false
let count = 0

/** Opens a layer above the page. The returned function takes it away again, history entry included. */
export function openLayer(onBack: () => void): () => void {
  listen()
  const layer = { id: nextId(), url: window.location.href, onBack }
  open.push(layer)
  window.history.pushState({ ...window.history.state, layer: layer.id }, '')
  return () => close(layer)
}

/** Differs between visits of the page too: entries outlive a reload. */
function nextId(): string {
  count += 1
  return `${performance.timeOrigin}-${count}`
}

function close(layer: Layer): void {
  const place = open.indexOf(layer)
  if (place < 0) return
  open.splice(place, 1)
  // A navigation may follow in the same turn and replace the top entry: look again when it has.
  setTimeout(() => {
    if (currentLayer() !== layer.id) return
    leaving += 1
    window.history.back()
  })
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
    window.history.back()
    return
  }
  const above = open.splice(covered + 1)
  const samePage = above.length > 0 && above[0]?.url === window.location.href
  if (samePage || leaving > 0) event.stopImmediatePropagation()
  leaving = 0
  for (const layer of above.toReversed()) layer.onBack()
}

function currentLayer(): string | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('layer' in state)) return undefined
  return typeof state.layer === 'string' ? state.layer : undefined
}
