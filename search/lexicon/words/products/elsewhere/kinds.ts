/** More words that make other goods of a thing, of works, laboratories, vehicles and kitchens. The form of the rows: `../other-kinds.ts`. */
export const kindsElsewhere = `
pump	circulating | circulation | reciprocating | sump | steam | solenoid | shear | sampling | rotary | reverse osmosis | ro | positive displacement | sludge | turbine | oscillating | dredge | dredging | axial split | axial flow | duplex
pump	triplex | simplex | progressive cavity | ram | cam | lobe | screw | sliding vane | vane | worm | process | fluid transfer | oil transfer | fuel transfer | sealless | condensate | trash | milk | syringe | piston | solar water | beer
motor	dc | ac | servo | stepper | step | brushless | brush | brushed | brushless dc | dc brush | synchronous | torque | rocket | universal | electric | electrical | industrial | multi phase | outboard | wiper | sewing machine
bolt	clevis | cylinder | lag | locking | bent | plastic | head | hanger | machine | tension | stove | shear | plough | plow | brass | nylon | wheel | allen key | socket head | countersunk | fish
nut	captive | channel | clamping | insert | swivel | stop | union | nutplate | press | clip | hexagonal | knurled | square | weld | steel | stainless steel | brass | round | plastic | heavy duty | retaining | eye
nut	bearing | barrel | anchor | expansion | pistachio | cashew | jam | slotted | rivet | cone | lug | tee | nyloc | shear | thumb
plate	steel | iron | stainless steel | ms | mild steel | aluminium | aluminum | copper | metal | pressure | driven | dock | surface | filter | domestic | disposable | decorative | mounting | fixture | laboratory | machined | end | back
plate	dinner | paper | rubber | concrete | plastic | clutch | printing | hot | gusset | fish | cathode | electrode | photographic
fitting	gi pipe | steel pipe | iron pipe | brass pipe | copper pipe | butt weld pipe | threaded pipe | boiler | grease | spark plug | ferrule | compression | flare | hydraulic | hose | duct | valve | lubrication
lamp	medical | alcohol | arc | incandescent | mercury vapor | mercury vapour | sodium vapor | vapour | hid | metal | nautical | stone | solar | decorative | microscope | projector | floor | desk | fog | head | tail | slit | soldering | aroma
bulb	incandescent | incandescent light | miniature | microscope | microscope replacement | projector | halogen | car | plant | flower | xenon | squeeze
light	party | car | truck | traffic | bicycle | bike | motorcycle | boat | christmas | fairy | strobe | fog | tail | brake | chandelier | book | exam | examination | laser | runway | aquarium
cable	submarine | signal | telecommunication | telecommunications | triaxial | radio frequency | rf | screened | fiber optic | fiber optics | fibre optics | outdoor fiber optics | optic | heat resistant | mechanical | track | av | video | crosslinked
cable	inter connect | interconnect | trailer | elevator | crane | spiral | ribbon | clutch | non electrical | bare | bronze
wire	inter connect | mechanical | staple | security | saw | hook up | cut | memory | piano | orthodontic | jewellery | jewelry | electrode | underground
switch	drum | time | slide | snap | controller | vacuum | temperature | mercury | non fusible | radio frequency | rf | keylock | variable | inductive | automotive | selector | disconnect | network | float | tilt | centrifugal | transfer
anchor	tie down | furniture | boat | ship | ground | earth | soil | vehicle
screw	conveyor | captive | thread rolling | weld | shoulder | socket | drive | extruder | lead | bone | brass | lag | cup | wing | instrument
tank	calibrating | calibration | chemical | dip | fuel | fuel storage | processing | process | rinse | refrigerated | collection | settling | hot water | transport | fish | air | lpg | diesel | milk | mixing | surge | army
adhesive	foam | film | re usable | reusable | packaging | ultraviolet | uv | liquid | spray | leather | shoe | carpet | paper | fabric | skin | pressure sensitive
brush	motor | scratch | applicator | roofing | air | pastry | domestic pastry | soap dispensing | wok | basting | strip | abrasive | scrub | industrial | makeup | hair | carbon | lint | dish | grill | dusting | stretcher | duct
coupling	swivel | fixed | scaffold | fluid | air | elastomeric | gear | miniature | inductive | flexible | shaft | industrial | disc | chain | magnetic | universal | railway
plier	punching | linemans | lineman | adjustable widemouth | needlenose | needle nose | alligator | diagonal cut | diagonal | locking | fence | end cut | sheet metal | longnose | water pump | slip joint | crimping | wire stripping
tape	graphite | transparent | foil | cloth | color coding | colour coding | rigging | sealing | nylon | resin impregnated | wire mesh | vinyl | safety | warning | adhesive transfer | conductive | electrically conductive | hazard
tape	barricade | barricading | barrication | caution | kraft | printed | bopp | bopp packing | hem | grip | aisle marking | non skid safety | non skid | ink
glass	beveled | bevelled | leaded | molded | moulded | slide | curtain | fire resistant | pyrex | optical | water | cocktail | shot | laboratory | quartz | lead | soluble
cylinder	hydraulic | pneumatic | graduated | measuring | printing | multistage | gas | oxygen | lpg | master | mini hydraulic | engine | brake | air | compressed air | nitrogen | acetylene | test
channel	irrigation | plastic | rubber | u glass
machine	vegetable cutting | tyre cutting | agricultural cutting | laser cutting | metal cutting | paper cutting | die cutting | hydraulic cutting | automatic cutting | foil cutting | sheet cutting | wire forming | wire drawing | cable making | pipe bending
cutter	foil | shaper | food | vegetable | paper | hydraulic | laser | gasket | tube | die | concrete | wire rope
valve	pneumatic | hydraulic | flap | pilot | gauge | slide | slider | turbine | engine | tyre | spool | sampling | irrigation | heart | lined | float | steam | oxygen | diverting | proportional
window	radiation shielding | projected | bow | stained glass | aircraft | ticket
shoe	current collector | skateboarding | casual | chunky | walking | running | sports | sport | dance | leather | canvas | ladies | men | kids | school | brake
gloves	disposable | cleaning | poly | surgical | examination | medical | household | domestic | oven | garden | gardening | goalkeeper | gym | leather | cotton | ice
hammer	pneumatic | air | laundry | meat | tenderizing | reflex | auctioneer
tap	threading | wiring | electrical | hss | telephone | beer | bottoming
nail	pneumatic | harness board | acrylic finger | artificial
mixer	feed | domestic | handheld power | power | powder | industrial | liquid | continuous | sand | laboratory | food | paint | ribbon | sound | vacuum | static | stand
lock	instrument | cable | time | twist | hair | boat | trailer | container | cash box | brake
mirror	vehicle | under vehicle | laser | parabolic | metallic | uncoated | convex | convex security | inspection | vehicle search | diamond turned | makeup | hand | dental | traffic
fan	industrial | solar | wall mount | pedestal | stand | hand | cabinet | radiator | man cooler | air circulator | box | usb | folding | computer
roller	agricultural | pressure | bearing | industrial | support | road | garden | lawn | steel | foam massage | face | grooved
drill	grain | seed | pneumatic | carbide | geological | bow | fire
bit	rock drill | router | auger | oil well | bridle | drill extension
grinder	pneumatic | coffee | meat | spice | wet | bench | tool | knife | corn | feed
cloth	drop | filter | wash | table | dish | cheese | bed | microfibre | microfiber | oil | face | cleaning | curtain
solution	buffer | cleaning | lens | saline | hydroponic | contact lens | silver | plating | software
solvent	chlorinated | hydrocarbon | aromatic | aromatic hydrocarbon | industrial | organic
helmet	fire | riot | army | ballistic | welding | football | diving
driver	nut | socket | pile | golf | truck | bit | led | motor | pneumatic nail
connector	crimp | backshell | anchorage | automotive | electronic | coaxial | bus | edge | usb | audio | quick | hydraulic quick | industrial | waterproof cable
blade	scalpel | industrial | surgical | razor | ice | shaving | mixer | lawn mower | scraper
compound	welding | chemical | lithium | silver | molding | moulding | thermoplastic | rubber | buffing | sheet moulding | pipe
jack	automotive | industrial | hydraulic | car | bottle | screw | transmission
regulator	air | fluid | water pressure | steam | temperature | motor | charge | window
ballast	lamp | electronic | ship
foam	packaging | honeycomb | moulded | mattress | sofa | cushion | acoustic | fire | aqueous
emulsion	wax | silicone | bitumen | bituminous | asphalt | photographic | asa
union	hydraulic
door	storm | oven | furnace | pet | dog | shower | fridge | refrigerator | strip | fume | elevator | lift
frame	bed | bicycle | conveyor | climbing | spectacle | eyeglass | walking | embroidery | cold
block	polystyrene | engine | pulley | manifold | hydraulic manifold | gauge | mounting | mould | toy | wood cutting | knife | contact | brake
bar	tin | bronze | zinc | lead | chainsaw | sound | chocolate | bus | grab | towel | crow | pry | digging | roll | tow | torsion | salad | mini
rod	drill | drain | anode | choke | cruising | carbon | control | fishing | welding | piston | divining | curtain | brass | copper | glass
beam	tin | bronze | zinc | lead | brass | plastic | rubber | aluminium | aluminum | balance | laser | concrete
sheet	tin | bronze | zinc | lead | nickel | abrasive | armour | armor | laminating | bed | mattress | balance | data | cork | mica | graphite | gasket | bearing | trampoline | stainless steel | titanium
pipe	bronze | lead | tin | zinc | magnesium | titanium | ventilation | glass | alloy steel | high nickel alloy | ferrous alloy | gas | boiler | non ferrous | brass | aluminium | aluminum | bag | stove
tube	electronic | collapsible | fluorescent | glass | inner | cardboard | sample | centrifuge | bubble | cathode ray | breathing | hydraulic | toothpaste | heating | finned
angle	tin | lead | zinc | bronze | brass | copper | precious metal | non ferrous alloy
concrete	conductive | prestressed
mould	concrete block | brick | paver | cake | ice
sink	heat | hand wash | pedicure | shampoo | carbon
seat	aircraft | boat | car | bus | auditorium | bath | bike | toilet training | valve | tractor
basin	containment | wash hand portable | tidal | emesis
rack	coat | server | cable | magazine | shoe | wine | roof | bike | gun | hat | spice | warehouse | storage | industrial storage | barrack | dish
shelf	reel storage | supermarket display | book | display | wine
mat	door | yoga | bath | gym | exercise | car | anti fatigue | rubber | chair | place | sushi | mouse
board	emery | running | packaging | chip packaging | surf | skate | snow | dart | dash | ironing | white | black | notice | key | mother | clip | bulletin | score | diving | corrugated
coat	lab | rain | women's | ladies | men's | powder | protective | winter | fur
tile	refractory | silica | carpet | scrabble | game | puzzle | lead
brick	mullite | sillimanite | refractory shaped | lego | toy | magnesia | fire clay
ladder	dock | trailer | jacob | hamster | agility | truck
net	volleyball | badminton | football | basketball | trampoline | table tennis | hammock | bait | landing | scramble
rope	skipping | jump | tow | climbing
paper	abrasive release | butter | toilet | tissue | carbon | kraft | filter | photo | copier | baking | rice | litmus | graph
chain	bicycle | saw | timing | tow | drag | roller | key | gold | snow | jack | ball
spring	leaf | coil | gas | bed | mattress | watch | valve | die
belt	v | seat | weight lifting | leather | sanding | timing
harness	pet | dog | wire | dummy | cycling
ring	snap | life | wok | rolling pin | locking | packing | fashion | moissanite | curtain | ear | nose | finger | wedding | diamond | gold | silver | circlip | slip | collector | plastic | rubber | piston | piercing
cover	screw | roller | paint roller | electrical box | air conditioner | goggle | goggle protective | slip | sofa | car | bike | mobile | mattress | pillow | cushion | boat | grill | seat belt | bed | book | chair
fastener	snap | plastic | paper | zip | velcro | file
fan	mini | car | exhaust duct
inverter	welding | variable frequency
cloth	pastry | fiberglass | fibreglass
cylinder	deodorant
plate	non ferrous | brass | bronze | zinc | tin | lead | nickel
rod	bronze | zinc | lead | nickel | titanium | magnesium | iron core
channel	bronze | zinc | lead | tin | brass | copper
wire	bronze | zinc | lead
coil	steel | stainless steel | zinc | brass | copper
tank	fabrication
can	steel | plastic | aluminium | tin
shower	decontamination
breaker	paver | pavement | concrete | ice
lime	chlorinated | soda
coating	optical | anti reflective | antireflective
stopper	speed
compound	ferrous | organic
pump	irrigation booster | hand operated
glass	mobile tempered | injection molding
regulator	plumbing
guard	door | window | mud | mouth | shin | rail | life | belt | hand | splash | crib
tool	brick | cable | pipe bending | bulb planting | planting | gardening | garden | crimping | lathe | carving | punching | deburring | burnishing | setting | fastener setting | anchor setting | machine | lifting | removal | threading
tool	pneumatic | hydraulic | cordless | carbide | surveying | kitchen | grooming | diagnostic | trim | bush
accessory	pump | fan | motor | drill | grinder | hammer | lamp | cable | wheel | vehicle | water cooler | fireplace | sink | faucet | toilet | water heater | gutter | screw | paint tool | airbrush | paint roller | roofing | valve | pipe | fence
unit	sink base | base | wall | sewer | container
anchor	drywall | furniture wall
drain	roofing | roof | oil
scaffolding	h frame | mobile | rolling | bamboo | ladder
kit	repair | motor repair | pump repair | valve | splicing | cable splicing | tool | spill | dissection | educational | sewing | shoe care | skin care | testing | solar energy | clutch repair | seal | gasket | puncture | sauna | survival
base	lamp | lamp post | shower | bed | chair | umbrella | fountain
stick	light | drum | glow | walking | hockey | match | ice cream
filter	light | paint | panel | pump | camera | lens | air | fuel | coffee | vacuum | pool | cigarette | aquarium | hydraulic | gas pipeline | dust | noise
road	ring | slip | access | rail
gauge	ring | plug | thread | feeler | pressure | vacuum | depth | height | rain | level | tyre | fuel | snap | bore
disc	pump | abrasive | compact | clutch | brake | frisbee | rupture | intervertebral
pin	screw | lock | bowling | hair | safety | panel | lapel | threaded | clevis
post	screw | lamp | bed | binding
coil	motor | electric | magnetic | ignition | cooling | heating | induction | plastic | copper | fan
slide	glass | microscope | water
tubing	glass | cement | steel | copper | rubber | plastic | stainless steel | aluminum | aluminium | brass | surgical | heat shrink | silicone
hardware	door | window | cabinet | curtain | computer | mounting | grounding | marine | gate | rail
bottle	plastic | pet | water | chemical | squeeze | perfume | wash | feeding | milk
chemical	corrosion control | sewage treatment | water treatment | industrial | aroma | plastic | plating | rubber | paper | mud | agro | organic | leather | textile | laboratory | foundry | odor control | photographic | pool | inorganic | oil field
meter	digital | parking | magnetic | light | uv light | sound level | resistance | conductivity | digital torque | panel | ph | glucose | flow
extension	drill bit | hair
`
