/** Vitreous china under a clear glaze. */
export const china =
  'texture { pigment { rgb <0.83,0.83,0.815> } finish { diffuse 0.86 specular 0.7 roughness 0.004 reflection { 0.02,0.3 fresnel off } } }'

/** White moulded plastic, for seats and cisterns. */
export const moulded =
  'texture { pigment { rgb <0.85,0.85,0.84> } finish { diffuse 0.85 specular 0.4 roughness 0.015 reflection { 0.01,0.14 } } }'
