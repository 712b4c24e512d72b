/**
 * Names that the trade has besides for what is sold, category by category. The form of the rows: `../product-words.ts`; `en-in` is the English of the
 * trade, by which no name of a catalogue is read.
 */
export const tradeNames = `
sulphate cement	en-in	high	src cement | srpc cement | sulphate resistant cement | sulfate resisting cement | sulfate resistant cement
coloured cement	en-in	mid	colour cement | color cement | pigment cement | oxide cement
ready mix plaster	en-in	high	ready plaster | readymix plaster | dry mix plaster | premix plaster | ready mix cement plaster
masonry mortar	en-in	high	dry mix mortar | ready mix mortar | readymix mortar | premix mortar | brick mortar
gypsum plaster	en-in	mid	gypsum bag | one coat plaster
gp grout	en-in	mid	grouting compound | foundation grout | machine grout | cementitious grout
repair mortar	en-in	mid	polymer mortar | concrete repair compound | repair compound
micro concrete	en-in	mid	jacketing concrete
plasticiser	en-in	mid	water reducer | water reducing admixture | concrete admixture
accelerator	en-in	mid	set accelerator | quick setting admixture | rapid setting admixture
waterproofing liquid	en-in	mid	waterproofing admixture | waterproof admixture | integral compound | cement waterproof liquid | leak proof liquid
curing compound	en-in	mid	curing chemical | curing liquid | concrete curing | concrete curing chemical
shuttering oil	en-in	high	mould release | mould release agent | mould releasing agent | mold release agent | form release agent | form release oil | form oil | mould oil | demoulding agent | demoulding oil | deshuttering oil | de shuttering oil | shuttering release agent | release agent
first class red brick	en-in	mid	table moulded brick | kiln brick | chamber brick
red brick	en-in	mid	clay brick | red clay brick | burnt clay brick | burnt brick | country brick
brick	hinglish	mid	mitti ki eent | mitti ki int | pakki eent | pakki int
facing brick	en-in	mid	wire cut brick | wirecut brick | exposed brick | cladding brick
aac block	en-in	high	light weight block | lightweight block | light weight brick | autoclaved block | autoclaved aerated block | aerated block
vitrified tile_adhesive	hinglish	mid	vitrified gum | vitrified ka gum | vitrified wala gum | vitrified masala | vitrified ka masala | vitrified chipkane wala
block_adhesive	en-in	high	block joint adhesive | aac block joint adhesive | block jointing adhesive | aac joint adhesive | block joining adhesive
block_adhesive	en-in	high	thin joint mortar | thin bed mortar | block jointing mortar | block joint mortar | block gum | block chemical | block mortar | aac mortar | aac glue | aac gum | block glue | block joining mortar
block_adhesive	hinglish	mid	block jodne ka masala | block ka masala | block jodne wala masala | block jodne ka gum
stone_dust	en-in	high	crusher dust | quarry dust | crusher powder | stone powder
pebble	en-in	mid	garden stone | river pebble | polished pebble | pebble stone | white pebble
paver	en-in	high	paving brick | paver tile | paver brick | concrete paver | footpath tile | footpath block
kerb	en-in	mid	curb stone | curb | road kerb | kerb block
grass paver	en-in	mid	turf paver | turf block | grass block | lawn paver | grass tile
prop	en-in	high	acrow jack | acro jack | acrow prop | acro prop | jack prop | shuttering jack | span prop | telescopic prop | steel support
u head	en-in	mid	u jack | u head jack
shuttering plywood	en-in	mid	centering ply | slab ply | film face ply
cover_block	en-in	high	bar spacer | rebar spacer | steel spacer | concrete spacer | gitti cover
tmt	en-in	high	rebar | re bar | reinforcement bar | reinforcement steel | reinforcing bar | deformed bar | tor steel | torsteel | steel reinforcement
crs tmt	en-in	mid	crs bar | corrosion resistant tmt | corrosion resistant bar | rust resistant tmt
stirrup	en-in	mid	column ring | beam ring | ring bar | lintel ring | rod ring
stirrup	hinglish	mid	chhalla | chhalle | sariya ring | ring sariya
binding_wire	en-in	mid	tying wire | annealed wire | black annealed wire
chicken wire_mesh	en-in	high	plaster mesh | plastering mesh | joint mesh | hexagonal mesh
chicken wire_mesh	hinglish	mid	murga jali | murgi jali | chicken jali | plaster jali
welded wire_mesh	en-in	mid	welded wire mesh | weld wire mesh | weld mesh | weldmesh | welded jali
chain_link	en-in	mid	chain link jali | chain link mesh | chain link wire | chainlink jali | chainlink | fencing jali | diamond fencing | wire fence | jali fencing
angle	en-in	mid	l angle | angle iron | iron angle | l section
flat	en-in	mid	flat bar | flast bar | iron patti | ms patti
channel	en-in	mid	c channel | iron channel
beam	en-in	high	i section | i beam | girder | joist | rsj
beam	hinglish	mid	gater | garder | gardar | gadar
square_bar	en-in	mid	square rod
chequered_plate	en-in	high	checker plate | checkered plate | chequer plate | checkerd plate | chakri plate
square pipe	en-in	mid	box pipe | square hollow section | shs pipe
rectangular pipe	en-in	mid	rectangular pipe | rectangle pipe | rectangular hollow section | rhs pipe | box section
gi pipe	en-in	mid	galvanised pipe | galvanized pipe | galvanised iron pipe
railing tube	en-in	mid	ss railing pipe | steel railing pipe | railing pipe
double charge tile	en-in	mid	dc tile | double charged tile | nano tile
glazed vitrified tile	en-in	high	gvt tile | pgvt tile | pgvt | gvt
wood look tile	en-in	mid	wooden tile | wooden plank tile | wood finish tile | wooden strip tile | timber tile | wooden finish tile
elevation tile	en-in	mid	front elevation tile | facade tile | outdoor wall tile
step riser tile	en-in	high	stair tile | staircase tile | step tile | stair riser | nosing tile | riser tile | stair case tile
cool roof tile	en-in	mid	terrace tile | heat resistant tile | roof cooling tile | heat proof tile
tile_grout	en-in	mid	tile joint filler | tile filler | grouting powder | tile joint | joint filler powder
tile spacer	en-in	mid	tile cross | spacer cross
levelling clip	en-in	mid	tile leveller | tile clip | levelling clip | leveling clip | tile leveling clip | tile levelling clip
granite door threshold	en-in	mid	door sill | granite threshold
granite window sill	en-in	mid	window sill | window sill granite
cobble sett	en-in	mid	cobble stone | cobblestone | cobble
stone cladding	en-in	mid	cladding stone | wall stone | ledge stone | cladding panel
flexible plywood	en-in	high	bendy ply | bending ply | bendable ply | flexi ply | bendy plywood
fire retardant plywood	en-in	high	fire ply | fire rated plywood | fire rated ply | fire proof ply | fire proof plywood
blockboard	en-in	mid	ply board | block bord
particle_board	en-in	high	prelam | pre lam | prelam board | pre lam board | prelaminated board | chip board | chipboard | novapan
pvc foam board	en-in	mid	foam board | pvc board | pvc sheet board | sunboard | sun board
laminate	en-in	mid	mica sheet | sun mica | decolam | formica sheet | mica
edge_band	en-in	high	edge banding | edge banding tape | edge tape | edge band tape | edge patti | edge binding
louver panel	en-in	mid	charcoal panel | fluted panel | louver sheet | fluted sheet | wpc louver
wood adhesive	en-in	mid	white glue | wood glue | carpenter glue | pva glue | wood gum
rubber adhesive	en-in	high	contact cement | contact adhesive | mica gum | synthetic rubber adhesive
instant adhesive	en-in	high	super glue | superglue | cyanoacrylate | quick glue
exterior emulsion paint	en-in	mid	outer paint | outside paint | weather proof paint | weatherproof paint | weather shield | weather shield paint
exterior emulsion paint	ta	mid	வெதர் கோட் | வெளிப்புற பெயிண்ட்
exterior emulsion paint	te	mid	వెదర్ కోట్ | బయటి పెయింట్
exterior emulsion paint	kn	mid	ವೆದರ್ ಕೋಟ್
exterior emulsion paint	ml	mid	വെതർ കോട്ട് | എക്സ്റ്റീരിയർ പെയിന്റ്
exterior emulsion paint	bn	mid	ওয়েদার কোট
cool coat	en-in	mid	heat reflective paint | cool paint | roof cooling paint | summer cool | solar reflective paint | cool roof paint
enamel paint	en-in	mid	gate paint | grill paint | iron paint | metal paint
aluminium paint	en-in	high	silver paint | aluminum paint | silver colour paint
dry distemper	en-in	mid	powder distemper
thinner	en-in	mid	nc thinner | paint oil
interior wall primer	en-in	mid	wall base coat | wall undercoat | interior primer | wall primer white
sandpaper	en-in	high	water paper | waterpaper | polish paper | abrasive paper | wet paper
masking_tape	en-in	mid	painter tape | painters tape | paper tape
colour coated roofing_sheet	en-in	high	ppgi | ppgi sheet | ppgl sheet | profile sheet | trapezoidal sheet | color sheet | colour sheet | colour coated sheet | color coated sheet | precoated sheet | pre coated sheet | shed sheet
corrugated sheet	en-in	mid	gc sheet | corrugated tin | nalidar chadar
galvalume sheet	en-in	mid	galvalum sheet | alu zinc sheet | aluzinc sheet
multiwall polycarbonate	en-in	mid	multi wall sheet | twin wall sheet | polycarbonate hollow sheet | hollow polycarbonate | transparent roof sheet
frp sheet	en-in	mid	fiberglass sheet | fibre glass sheet | fiber glass sheet
cementitious coating	en-in	mid	2k coating | two component coating | cementitious waterproofing | polymer coating
pu membrane	en-in	mid	pu coating | liquid membrane | pu waterproofing
gap filler	en-in	high	caulk | acrylic sealant | acrylic caulk | painter caulk
pu foam	en-in	high	spray foam | foam spray | expanding foam | gap foam | door foam
pu sealant	en-in	mid	gun grade sealant | sealant gun grade | joint sealant gun grade | joint sealant | expansion joint sealant | polyurethane sealant
bitumen membrane	en-in	high	torch on membrane | torching sheet | torch on sheet | app sheet | app membrane | bitumen sheet | waterproofing membrane | waterproof membrane
crack filler	en-in	mid	crack paste | crack fill | crack putty
gypsum board	en-in	high	drywall board | drywall sheet | plasterboard | plaster board | gypsum sheet | gyp board
calcium silicate board	en-in	mid	calsi board | cal sil board | calcium board | csb board
mineral fibre ceiling tile	en-in	mid	ceiling tile | false ceiling tile | grid ceiling tile | ceiling grid tile
grid tee	en-in	mid	t grid | ceiling grid | t bar ceiling | ceiling tile grid | false ceiling grid | ceiling grid section
rockwool	en-in	mid	mineral wool
xps insulation	en-in	mid	extruded polystyrene | insulation board | xps sheet
swr pipe	en-in	high	soil pipe | drain pipe | drainage pipe | sewer pipe | latrine pipe
swr pipe	hinglish	mid	sandas pipe | nali pipe | latrin pipe
floor_drain	en-in	mid	drain jali | bathroom jali | nahani jali | floor jali | drain cover jali
shower channel	en-in	high	linear drain | channel drain | long drain | bathroom channel
manhole_cover	en-in	mid	chamber cover | man hole cover
pressure booster pump	en-in	high	pressure pump | booster pump | water pressure pump | pressure motor
submersible pump	en-in	mid	borewell motor | borewell pump | bore motor | samarsible
pump	en-in	mid	water motor | pani ki motor | tullu pump | tullu motor | monoblock motor
ball_cock	en-in	high	float valve | float cock | tank float | ball cock valve
tank_connector	en-in	mid	tank adaptor | tank adapter | tank outlet
pillar_cock tap	en-in	mid	basin tap | wash basin tap | basin nal
sink_cock tap	en-in	mid	kitchen tap | sink tap | kitchen nal
shower	en-in	mid	shower head
health_faucet	en-in	high	jet spray | toilet jet | hand jet | bidet gun | jet gun | shattaf | toilet spray | toilet shower
western_toilet	en-in	mid	european commode | english toilet | english commode | western seat | toilet bowl
orissa_pan	en-in	mid	indian toilet | indian pan | indian seat | squatting pan | asian pan | desi toilet | indian toilet pan
table top basin	en-in	high	vessel basin | over counter basin | counter basin | bowl basin | art basin
seat_cover	en-in	mid	toilet lid | seat lid | toilet seat lid | commode cover | hydraulic seat cover | toilet cover
towel_rack	en-in	mid	towel rail | towel bar | towel stand | towel hanger
quartz sink	en-in	mid	granite sink | composite sink
bottle_trap	en-in	mid	basin trap | basin waste trap
instant geyser	en-in	mid	tankless heater | instant heater | tankless geyser
flexible cable	en-in	mid	flexible wire | flexi wire | flexi cable
submersible cable	en-in	high	pump cable | motor cable | submersible wire | pump wire | motor wire
cat cable	en-in	high	ethernet cable | internet cable | network cable | ethernet wire
coaxial cable	en-in	high	dish cable | dth cable | antenna cable | dish wire
regulator	en-in	high	fan dimmer | fan speed controller | fan speed regulator | dimmer
cover_plate	en-in	high	face plate | front plate | switch plate | gang plate | grid plate | faceplate
concealed_box	en-in	mid	back box | modular box | flush box
rccb	en-in	mid	elcb | earth leakage breaker
inverter led bulb	en-in	mid	emergency led bulb | emergency light bulb | emergency bulb | rechargeable bulb | inverter bulb | battery bulb
panel light	en-in	mid	down light | downlight | false ceiling light
flood light	en-in	high	focus light | floodlight | led focus | led focus light
gate post light	en-in	mid	pillar light | gate light | gate lamp | compound wall light
street light	en-in	mid	pole light | road light | streetlight
exhaust fan	en-in	high	ventilation fan | ventilator fan | vent fan | fresh air fan
solar panel	en-in	high	solar plate | solar module | pv module | pv panel | solar panel plate
pull handle	en-in	high	d handle | door pull | door pull handle | main door handle
cabinet handle	en-in	mid	drawer handle | drawer pull | drawer pull handle | cabinet pull | cabinet pull handle | cupboard handle | wardrobe handle | almirah handle
tower_bolt	en-in	mid	barrel bolt
digital lock	en-in	mid	smart lock | electronic lock | smart door lock
drawer_channel	en-in	high	drawer slide | ball bearing channel | ball bearing telescopic channel | telescopic slide | ball bearing slide | drawer runner | tele channel
undermount slide	en-in	mid	tandem slide | under mount channel | undermount channel | concealed channel
cabinet hinge	en-in	high	auto hinge | auto close hinge | concealed hinge | kitchen hinge | wardrobe hinge
wire basket	en-in	mid	thali basket | kitchen basket | plate basket | cutlery basket
drilling roof screw	en-in	high	roofing screw | roof sheet screw | self drilling screw | tek screw
drywall screw	en-in	mid	gypsum screw | black screw
nail	hinglish	mid	khilla | khille | khilli
concrete nail	en-in	mid	steel nail | masonry nail
anchor_fastener	en-in	high	rawl bolt | fastner | expansion bolt | wall fastener
threaded stud	en-in	high	threaded rod | thread rod | full thread rod | fully threaded rod | all thread rod
demolition hammer	en-in	high	breaker machine | jack hammer | jackhammer | concrete breaker | demolisher
rotary hammer	en-in	mid	hilti machine | rotary drill
diamond blade	en-in	high	marble cutting blade | tile cutting blade | diamond disc
helmet	en-in	high	hard hat | protective hat | safety hat | safety cap | protective helmet
goggle	en-in	mid	safety glass goggle | protective glasses | eye protection | safety specs | protective goggle
gloves	en-in	mid	protective gloves
safety_shoes	en-in	high	protective boot | protective shoe | protective shoes | safety boot | protective footwear | steel toe boot | work boot
safety jacket	en-in	high	hi vis vest | hi vis jacket | hi vis | high visibility vest | high visibility jacket | safety vest | reflective vest | reflector jacket | fluorescent jacket
ladder	en-in	mid	step ladder | folding ladder | extension ladder | a type ladder
wheelbarrow	en-in	mid	hand barrow | single wheel barrow
shade net	en-in	high	agro net | green net | shading net | agro shade net
debris net	en-in	mid	construction net | building net | scaffold net
moulded door	en-in	mid	skin door | moulded skin door
toughened glass	en-in	high	tempered glass | tough glass | tuffan glass | toughen glass
glass	en-in	mid	window glass | plain glass
western_toilet	ta	mid	கழிவறை | கழிப்பறை | கழிவறை பேசின் | டாய்லெட்
western_toilet	te	mid	టాయిలెట్ | మరుగుదొడ్డి | కమోడ్
western_toilet	kn	mid	ಶೌಚಾಲಯ | ಟಾಯ್ಲೆಟ್ | ಕಮೋಡ್
western_toilet	ml	mid	ടോയ്‌ലറ്റ് | ക്ലോസറ്റ് | കമോഡ്
western_toilet	gu	mid	સંડાસ | કમોડ | ટોયલેટ
western_toilet	bn	mid	কমোড | টয়লেট
western_toilet	mr	mid	संडास | कमोड
western_toilet	pa	mid	ਟਾਇਲਟ | ਕਮੋਡ
basin	ta	mid	பேசின் | வாஷ் பேசின்
basin	te	mid	బేసిన్ | వాష్ బేసిన్
basin	kn	mid	ಬೇಸಿನ್ | ವಾಶ್ ಬೇಸಿನ್
basin	ml	mid	ബേസിൻ | വാഷ് ബേസിൻ
=	en-in	high	brick hammer | mason hammer | ball pein hammer | hammer handle | geyser connection | column clamp | centering plate | ms shuttering plate | shuttering plate | lime stone | limestone | hearing protection | respiratory protection | first aid | first aid kit
=	en-in	high	panic bar
=	hinglish	mid	chuna patthar | chune ka patthar | pani ka meter
screwdriver	te	mid	స్క్రూడ్రైవర్ | స్క్రూ డ్రైవర్
screwdriver	kn	mid	ಸ್ಕ್ರೂಡ್ರೈವರ್ | ಸ್ಕ್ರೂ ಡ್ರೈವರ್
screwdriver	ml	mid	സ്ക്രൂഡ്രൈവർ | സ്ക്രൂ ഡ്രൈവർ
screwdriver	ta	mid	ஸ்க்ரூடிரைவர் | ஸ்க்ரூ டிரைவர்
screwdriver	bn	mid	স্ক্রু ড্রাইভার | স্ক্রুড্রাইভার
screwdriver	gu	mid	સ્ક્રુડ્રાઈવર | ડિસમિસ | પેચિયું
measuring_tape	ta	mid	அளவு நாடா | அளவு டேப்
measuring_tape	te	mid	కొలత టేపు | కొలిచే టేపు
measuring_tape	kn	mid	ಅಳತೆ ಪಟ್ಟಿ | ಅಳತೆ ಟೇಪ್
measuring_tape	ml	mid	അളവ് ടേപ്പ് | ടേപ്പ്
measuring_tape	bn	mid	মাপার ফিতা | মাপের ফিতা
measuring_tape	gu	mid	માપ પટ્ટી | મેઝરિંગ ટેપ
measuring_tape	pa	mid	ਇੰਚੀ ਟੇਪ | ਮਾਪਣ ਵਾਲਾ ਫੀਤਾ
=	te	mid	బట్టలు | దుస్తులు
=	en-in	high	sash fastener | window fastener | casement stay | pad bolt | cabin hook | gate hook and eye | curtain bracket | hat hook | coat hook | hat and coat hook | shackle pin | sump cover | tank stand | tank cover | tank lid | bamboo bally | bamboo ballies | bally | ballies
=	en-in	high	hex nipple | brass nipple | reducing socket | reducing bush | male adaptor | female adaptor | thread adaptor | braided hose | inlet hose | drain hose | washing machine hose | pop up waste | tap spindle | tap cartridge | tap washer | aerator | shower hose | shower holder | toilet brush holder | wc connector | pan connector | urinal sensor | urinal spreader | push cock | push tap | sensor tap | cistern fitting | flush handle | syphon
=	en-in	high	water level controller | water level indicator | water alarm | foot valve | foot strainer | check valve | reflux valve | pressure switch | pressure tank | pressure vessel | pump panel | pump starter panel
=	en-in	high	pin top | plug pin | three pin top | extension cord | spike guard | surge protector | spd | ceiling hook | fan hook | fan blade | choke | ballast | angle holder | pendant holder | bulb adapter | cable clip | cable saddle | pvc saddle | gi saddle | spacer saddle | conduit coupler | conduit tee | flexible conduit | corrugated conduit | wiring clip | wire connector | crimping lug | heat shrink | heat shrink sleeve
=	en-in	high	current transformer | photocell | led driver | led module | battery charger | solar charge controller | mppt | dc cable | earthing powder | earthing compound | gi earthing pipe | doorbell | video door bell | wifi camera | cctv power supply
=	en-in	high	sofa hinge | piano hinge | tee hinge | strap hinge | spring hinge | pivot hinge | patch lock | cupboard latch | drawer knob | cabinet knob | wardrobe knob | door knob | door ring | door seal | door sweep | weather strip | door silencer | rubber buffer | minifix | confirmat screw | wall plug | nylon gitti | fisher plug | chain hook | s hook | cup hook | screw hook | shelf pin | hanger rod | wardrobe rod | gola profile
=	en-in	high	paint scraper | hot air gun | utility knife | snap off blade | cutter blade | tool belt | drill stand | chuck key | drill chuck | welding holder | earth clamp | brazing rod | gas torch | tool set | tool kit set
=	en-in	high	manhole ring | bitumen drum | boulder stone | soling stone | cinder | surkhi | puf panel | sandwich panel | puf sheet | acp | glass door fitting | ms grill | pergola | tensile roof | pvc false ceiling | spc floor | floor coating epoxy | anti skid coating | road paint | tezab | naphthalene ball
=	en-in	high	greenhouse film | polyhouse film | poly film | drip lateral | drip emitter | mulching film | mulch film | insect proof net | zig zag spring | venturi assembly | foggers | fogger | grow bag | seedling tray | spray nozzle
floor_drain	en-in	high	cockroach trap | anti cockroach trap | cockroach drain | ss drainer | floor drainer | steel drainer
diverter	hi	mid	डाइवर्टर | डायवर्टर
diverter	ta	mid	டைவர்ட்டர்
diverter	te	mid	డైవర్టర్
diverter	gu	mid	ડાયવર્ટર
wire	en-in	high	insulated cable | pvc insulated cable | fr cable | frls cable | single core cable | copper cable
=	en-in	high	steam trap | gully trap | grease trap | inspection chamber | ventilation block | jali block | breeze block | km stone | kilometer stone | boundary stone | guard stone | readymade toilet | ready made toilet | precast toilet | rcc toilet | rcc chulha | rcc bench | garden bench | window frame rcc | rcc chaukhat
=	en-in	high	lock nut | cap nut | wing nut | machine screw | set screw | grub screw | allen bolt | sheet metal screw | pop rivet | hose clip | hose clamp | worm drive clamp | pipe clip | u clamp | split clamp
=	hi	mid	फ्लश वाल्व | सिंक वेस्ट | वेस्ट कपलिंग | बेसिन वेस्ट | पाइप रिंच | टेफ्लॉन टेप | गेट वाल्व | एनआरवी वाल्व | वॉशर सेट | शावर आर्म
paint	ta	mid	வண்ணம்
marble	ta	mid	பளிங்கு | பளிங்கு கல்
marble	kn	mid	ಅಮೃತಶಿಲೆ
tmt	te	mid	కడ్డీ | కడ్డీలు | ఇనుప కడ్డీ | ఇనుప కడ్డీలు | చువ్వ | చువ్వలు
tower_bolt	kn	mid	ಚಿಲಕ
window	or	mid	ଝରକା
led bulb	ur	mid	بلب
=	ml	mid	കസേര | മേശ
=	hinglish	mid	emersion rod | imersion rod | emmersion rod
wire	en-in	mid	flame retardant cable | fire retardant cable | flame retardant wire | fire retardant wire
imported marble	en-in	mid	italian white marble | italian marble slab
=	en-in	high	vinyl tile | luxury vinyl tile | vinyl plank | lvt
=	en-in	high	roof decking sheet | decking sheet | deck sheet | lightweight aggregate | light weight aggregate | steel fibre | recron fibre | polypropylene fibre | ggbs | slag powder | wmm material | wet mix macadam | wet mix | bentonite | bentonite powder | chamfer strip | fire hose pipe | sprinkler pipe | hydrant pipe
`
