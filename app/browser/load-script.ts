import { TIMEOUT_MS } from '#app/api/request.ts'

const loads = new Map<string, Promise<boolean>>()

/** Loads a script once, however often it is asked for. False when it cannot be had in time; the next call tries again. */
export async function loadScript(address: string): Promise<boolean> {
  const load = loads.get(address) ?? addScript(address)
  loads.set(address, load)
  const loaded = await load
  if (!loaded) loads.delete(address)
  return loaded
}

function addScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => end(false), TIMEOUT_MS)
    const end = (loaded: boolean): void => {
      clearTimeout(timer)
      if (!loaded) script.remove()
      resolve(loaded)
    }
    script.src = address
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    document.head.append(script)
  })
}
