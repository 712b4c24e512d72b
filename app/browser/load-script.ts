import { TIMEOUT_MS } from '#app/api/transport/request.ts'

const loads = new Map<string, Promise<boolean>>()

/** Loads a script once. False when it fails or times out; the next call tries again. */
export async function loadScript(url: string): Promise<boolean> {
  const load = loads.get(url) ?? addScript(url)
  loads.set(url, load)
  const loaded = await load
  if (!loaded) loads.delete(url)
  return loaded
}

function addScript(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => finish(false), TIMEOUT_MS)
    const finish = (loaded: boolean): void => {
      clearTimeout(timer)
      if (!loaded) script.remove()
      resolve(loaded)
    }
    script.src = url
    script.addEventListener('load', () => finish(true))
    script.addEventListener('error', () => finish(false))
    document.head.append(script)
  })
}
