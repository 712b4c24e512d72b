import { useCallback, useEffect, useRef, useState } from 'react'
import { openCamera, type Camera, type CameraProblem } from '#app/browser/device/camera.ts'

/** A camera on its way, one that runs, or why there is none. */
type CameraState = 'starting' | Camera | CameraProblem

/** Runs the camera for as long as its component is shown. */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>('starting')
  const opened = useRef<Camera>(null)
  const latest = useRef(0)

  const stop = useCallback(() => {
    latest.current += 1
    opened.current?.close()
    opened.current = null
  }, [])

  const start = useCallback(async () => {
    stop()
    const own = latest.current
    const result = await openCamera()
    const isCamera = typeof result === 'object'
    if (own !== latest.current) {
      if (isCamera) result.close()
      return
    }
    if (isCamera) {
      opened.current = result
      // unplugged, or taken by a call
      result.stream.getVideoTracks()[0]?.addEventListener('ended', () => setCamera('busy'))
    }
    setCamera(result)
  }, [stop])

  useEffect(() => {
    void start()
    return stop
  }, [start, stop])

  const retry = () => {
    setCamera('starting')
    void start()
  }
  return { camera, retry }
}
