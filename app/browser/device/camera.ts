/** Reason for a missing picture: the person said no, there is no camera, another program has it, or the page may not ask. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure'

/** A camera that runs. */
export type Camera = {
  readonly stream: MediaStream
  /** Switches its light; null where it has none. */
  readonly setTorch: ((on: boolean) => Promise<void>) | null
  readonly close: () => void
}

// not in the types of TypeScript yet (w3c.github.io/mediacapture-image)
type TorchCapabilities = { readonly torch?: boolean }

/** Opens the camera that looks away from its owner, where there are two. */
export async function openCamera(): Promise<Camera | CameraProblem> {
  // browsers hide cameras from pages that did not come over https
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  if (devices === undefined) return 'insecure'
  try {
    const stream = await devices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    const [track] = stream.getVideoTracks()
    const capabilities = track?.getCapabilities?.() as TorchCapabilities | undefined
    const setTorch = async (on: boolean) => {
      await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
    }
    return {
      stream,
      setTorch: capabilities?.torch === true ? setTorch : null,
      close: () => stream.getTracks().forEach((one) => one.stop()),
    }
  } catch (error) {
    return problemOf(error)
  }
}

/** Shows what a camera sees. */
export function showCamera({ stream }: Camera, video: HTMLVideoElement): void {
  video.srcObject = stream
}

function problemOf(error: unknown): CameraProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'none'
  }
}
