import { kindsElsewhere } from './elsewhere/kinds.ts'
import { sparesOfThings } from './elsewhere/spares-of-things.ts'
import { sortsElsewhere } from './elsewhere/sorts.ts'

/**
 * Words that make other goods of a thing that building shops sell, which they are asked for and do not have: a razor wire is no wire of
 * theirs. A row: the thing, and the words before it, separated by bars.
 */
const rows = `
wire	motor rewinding | rewinding | concertina | mig | welding | guy | stay | tungsten | nichrome | heating | music | solder | craft | floral | litz | tinned | trolley | messenger | solar | solar dc
cable	jumper | booster | optical | fibre | patch | vga | microphone | thermocouple | instrumentation | control | mining | brake | throttle | lifting | heating | trace
ladder	cable | attic | loft | fire | pool | bunk | ship
jack	trolley | floor | toe | track | audio
pump	air | foot | breast | oil | drum | barrel | chemical | heat | infusion | gear | diaphragm | peristaltic | metering | fire
fan	cooling | mist | axial | centrifugal | bladeless | usb | neck
light	picture | string | stage | warning | search | night | reading | surgical | grow | tree | stair | underwater | disco | laser | wall | hanging
lamp	indicating | gls | reading | lava | salt | oil | heat | infrared | uv | germicidal | bed | signal | miner
bulb	vacuum | flash | filament | neon | tulip
switch	rotary cam | ethernet | kvm | foot | flow | level | reed | proximity | micro | toggle | membrane | kill | ignition | disconnector | gear
socket	impact | hex | torx | lamp
plug	drain | sink | bath | pipe
drill	column | magnetic | pillar | radial | rock | dental | core | well | oil
hammer	ball peen | tack | upholstery | rubber | geological | pile | power | chipping | reflex | steam | water | drop | slide | dead blow | soft face | welding
grinder	pepper | floor | masala | valve | weed | straight | die
cutter	cable | paper | cookie | plasma | laser | vinyl | cigar | hair | foam | rebar | bar | tmt | rod | milling | gear | hole | circle | box
roller	conveyor | massage | lint | hair | printing | pipe | belt | guide | vibratory | rubber
brush	tooth | nail | shoe | shaving | bottle | scrubbing | pipe | boiler | deck
tape	self fusing | video | cassette | audio | packaging | medical | surgical | gaffer | copper | drywall | magnetic | floor marking | kapton | vhb | strapping | anti slip
board	cutting | chopping | circuit | diving | pin | name | soft | gang
sheet	baking | eva | ptfe | nylon | bakelite
plate	letter | licence | kick | push | wear | vibrating | armour | paper | bearing | sole
panel	meter | touch | solar thermal | privacy | fence | composite | fire | honeycomb | access
door	car | garage | cabinet | rolling | revolving | screen | mosquito | vault | blast | cold room | hangar | collapsible | folding | fire rated | barn | bifold | accordion
window	car | shop | rose | bay | display
frame	truck | eyeglass
glass	lacquered | back painted | pin headed | magnifying | drinking | water drinking | eye | looking | shot | cover | sight | gauge | bullet proof
mirror	car | rear view | shaving | dental | telescope | two way | pocket | concave
lock	steering | car | air | zip | gun | luggage | bike | safe | handbrake | combination | furniture | wardrobe | almirah | window
handle	crank | tool | pan cooking | car door | bucket
screw	self | propeller | ball | thumb | corkscrew | archimedes | eye
nail	finger | false | upholstery | horse | roofing | brad | u | clout
bolt	sash | lightning | cross bow | wing | t | rock | track | stud double
nut	betel | ground | pine | cage | dome | t | coupling | castle | coco | areca
valve	relief | pinch | control | expansion | gas | float | exhaust
pipe	smoking | exhaust | organ | hydraulic | concrete | spiral | drill | perforated | culvert | vacuum
tube	test | inner | picture | neon | x ray | feeding | capillary | bourdon | silicone | vacuum | pitot | paper
tank	oil | oxygen | gas | sullage | expansion | nitrogen | rcc | cooling | plating
sink	carbon | camping | laboratory | portable
basin	foot | pudding | fountain | hair wash | baby
tap	screw thread | thread | spinal
shower	baby | eye | emergency | camping
heater	quartz | radiant | pool | halogen | tubular | band | drum | patio
seat	child | booster | stadium | plastic stadium | baby
cover	ferro cement | pit | earthing pit | shoe | pool | washing machine | drum | steering | lamp
box	music | ballot | cardboard | corrugated | tissue | sand | money | donation | paper
rack	drying
shelf	ice | kitchen wooden | wall wooden | shop | supermarket | garage | glass
basket	wicker | picnic | shopping | waste paper | storage | hanging | frying
trap	fly | mosquito | insect | speed | sand fishing | booby | rodent
block	gypsum | clc | butcher | starting | ice | cylinder | terracotta | fusible | v | junction | valve | gauge | granite | marble
brick	refractory | silica | insulation | hollow clay | ceb | compressed earth | carbon | alumina
stone	grind | mill | gem | curling | pumice | whet | sharpening | mile | lithography | fire | stepping
sand	foundry | kinetic | play | quartz | beach | resin coated | frac | zircon
tile	cork | glass
cement	dental | bone | fire | refractory | furnace | high alumina | oil well
adhesive	dental | denture | hot melt | nail | thread | surgical | hair | label | conductive | anaerobic
paint	kerb | face | body | nail | poster | glass | finger | chalk board | powder | magnetic | chalk
primer	face | nail
polish	metal | boot | silver | floor | leather
foam	shaving | soundproof | fire fighting | floral | eva | memory | seat | rebonded
wool	steel | knitting | merino | angora
fibre	optical | carbon | coir | polyester | basalt | aramid
net	fishing | hair | cargo | tennis | butterfly | laundry | goal
channel	g track | cable
beam	wooden | castellated
rod	ranging | connecting | push | bakelite | nylon | tie | lightning | teflon
bar	hexagonal | hex | energy | protein | pull up | brass | copper | aluminium
mesh	nylon | expanded | filter | fibreglass | surgical
pan	baking | non stick | oil | drip
shoe	horse | formal | ballet | canvas | wedge
gloves	boxing | cricket | kitchen | baseball | winter | driving | bike | sports
jacket	leather | denim | rain | winter | dust | water | bike
helmet	cricket | motorcycle | horse riding | scooter | cycling
goggles	ski | night vision | vr | motorcycle
glasses	reading | 3d
harness	horse | wiring | baby | wire | paragliding | cable
plaster	medical
compound	rubbing | polishing | lapping | thermal | potting
coating	powder | ceramic | car | nano | teflon
membrane	rubber | hdpe
ceiling	stretch | wooden | metal
floor	dance | laminate | vinyl | sprung | epoxy
slide	water | playground
trowel	garden
level	oil
mixer	audio | hand | cocktail | mortar | dough | drum
regulator	voltage | pressure | oxygen | cylinder
closer	bag
stopper	bottle | vehicle
tie	wall
clip	paper | binder | money | bulldog | crocodile | tie | mic
ring	boxing | retaining
dish	satellite | petri | serving | pet | pie
cock	gas | weather
putty	glazing
slab	cuddapah
mortar	marble
pillar	marble
tub	marble | wash
`

/** The names of the rows; in another script too much sounds like one of them. */
export const otherKindNames: ReadonlySet<string> = new Set(
  (rows + kindsElsewhere + sortsElsewhere + sparesOfThings)
    .split('\n')
    .filter((row) => row.includes('\t'))
    .flatMap((row) => {
      const [thing = '', others = ''] = row.split('\t')
      return others.split(' | ').map((other) => `${other} ${thing}`)
    }),
)

/** The rows as product words, each name a product kind of its own. The form: `../product-words.ts`. */
export const otherKindWords: string = Array.from(
  otherKindNames,
  (name) => `${name.replaceAll(' ', '_')}\ten\thigh\t${name}\n`,
).join('')
