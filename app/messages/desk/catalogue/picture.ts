import { defineMessages } from '#app/i18n/messages.ts'

/** Turning, cropping and cutting out a picture at the desk. */
export const deskPictureMessages = defineMessages({
  en: {
    edit: (number: number) => `Edit picture ${number}`,
    title: 'Edit picture',
    loadFailed: 'We couldn’t load this picture.',
    left: 'Rotate left',
    right: 'Rotate right',
    shape: 'Aspect ratio',
    free: 'Free',
    square: 'Square',
    reset: 'Reset',
    cutOut: 'Remove background',
    noBackground:
      'There is no plain background to remove. Take the photo in front of a sheet or wall of one colour, or crop closer.',
    hint: 'Drag the frame or its corners, or Tab to a corner and use the arrow keys. We keep the original, so you can go back to it.',
    apply: 'Apply',
    asOriginal: 'Use the original',
    picture: 'Picture to crop',
    cropArea: 'Crop area. Move it with the arrow keys.',
    handle: (place: string) => `Handle at the ${place}. Resize with the arrow keys.`,
    nw: 'top left',
    n: 'top',
    ne: 'top right',
    e: 'right',
    se: 'bottom right',
    s: 'bottom',
    sw: 'bottom left',
    w: 'left',
  },
})
