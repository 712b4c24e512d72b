/**
 * Words for things and parts of things, whoever sells them, by which a name of several words ends: a connector of glass is no glass.
 * Before another noun they only describe it: the cabinet of a cabinet hinge. The form of the rows: `../product-words.ts`; every word stands for itself.
 */
export const thingWords = `
thing	en	high	adapter | adaptor | alarm | antenna | armrest | axle | backrest | badge | barrier | beacon | belt | bin | bolster | bracelet | braid | brochure | buckle | bumper | cage | canopy
thing	en	high	catch | catcher | chart | chute | clasp | cleaner | clothes | collar | conditioner | console | controller | converter | cord | cork | crusher | cupola | cutlery | damper
thing	en	high	decoration | detector | diffuser | dispenser | dryer | duct | easel | engine | eyelet | figurine | foil | footrest | footwear | fountain | fryer | furnace | grate | grille
thing	en	high	handrail | hat | headboard | holster | hood | hub | igniter | inhaler | ink | jersey | keychain | keypad | kite | label | ladle | lattice | lens | letter | lifter | lotion
thing	en	high	loudspeaker | luggage | mannequin | map | matchbox | medal | microphone | microscope | mould | mouse | muffler | oar | paddle | pendant | pipette | podium | poster | propeller
thing	en	high	puncher | radio | ramp | ribbon | robe | robot | sash | scale | scarf | scissor | screen | sculpture | sensor | shaver | shawl | shears | shed | shield | sign | signage | siren | skirt
thing	en	high	solder | spinner | splitter | sponge | staple | sticker | stitch | stocking | stopwatch | stroller | suit | sunglasses | tack  | teapot | terminal | thermostat | throttle
thing	en	high	timer | token | tong | topper | transmitter | tray | tripod | trophy | trousers | trumpet | turbine | tweezers | typewriter | upholstery | urn | vehicle | ventilator | visor
thing	en	high	voucher | wagon | whistle | wick | wig | workbench | wrapper | yarn | zipper | actuator | anode | antifreeze | auger | awning | baffle | bellows | bobbin | boiler | bollard | boom
thing	en	high	cleat | collet | diaphragm | dolly | dropper | ejector | eliminator | extractor | faceplate | feeder | filament | finial | flashlight | gantry | gear | grommet | gun | hatch
thing	en	high	heatsink | hopper | hydrant | injector | jig | joystick | lanyard | liner | louvre | lubricator | manifold | mandrel | panelboard | pedal | pinion | pointer | puller | raceway
thing	en	high	reflector | rotor | servo | shaft | shackle | sheave | sling | sprocket | stub | suspension | tensioner | toggle | trunking | turnstile | vane | winder | yoke
thing	en	high	cabinet | connector | drawer | film | frame | strap | spout | vent | inlet | profile | platform | tower | signal | saucer | bowl | rail | spray
`
