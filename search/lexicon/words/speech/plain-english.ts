/**
 * English words that sound or look like words of the trade and are none, as reviewed data: whoever writes barium means no drill
 * (`barma`). They are read as written, not mended. What is often written for a word of the trade, such as `sealing fan`, is left out.
 */
export const plainEnglish: ReadonlySet<string> = new Set(
  (
    'active aisle antiship aramid array artist back backboard bagel bain bait bald baller ballistic bander barium bark barn barometer barrack barre basic baster bath batik batt battle ' +
    'beach bean beet beetle below bending bird bitter blood blown bocal bone boomerang boot borer borescope bort brad brander brandy broaching broad buff bulk bump burnishing burp cabin ' +
    'cabinetry caddy calibration calibrator canal carbon cardio career carotene carrier case caser casting cello centering chafer chainring chaise chalk change chap chard charm child ' +
    'chin choy clean client cling closure clothing coffer coiled coiling coke cold collector combo composition composter concealer cone connection contract convertible cooling corer ' +
    'cornet cotter country crash crock crossbar crossroad crouton cruising cuff cupping curbing curium curling curry curtainwalling curved cutback dart data decorating dessert dipper ' +
    'disco diversion dock dosimeter dossal doubler drag draw drive driven drug dump earing edger education ejection elevating engineering event exhauster fact fall fatty feature feed ' +
    'felt fern filled fillet finishing fired fireplace firing fixer flame flash flax fleet fleshing flip flop flora flying font formal formula frost fuller furnishing fusing gaiter ' +
    'gallium gardening garnishing geared giant glaze globe golf gong grab grader grading granulator grater gravy greeting growth hair halide hamper handler harp header hearth ' +
    'heat heated heel herd hitch hoeing hold hole hoop hope horse hotel houseplant inert insect isolation jock joint karaoke kazoo ketone knit knive komon labelling laked latent lint ' +
    'litter livestock loop lounge lube magnetism mail making mall manganese mannequin manometer manual manufacturing marina marking math matter mature meal merry mess microtome middle ' +
    'mill miter mitt modulator moist monometer mooring mortiser mouth multiplier multitrack music mute officer oral oxime packed packing paella pager palette paperboard parenting party ' +
    'pasta paten patent path peanut peas pedometer peek peel peen peener pellet perfumery pest petri phono pick picket pilate pile pilot pinatas pinch ping plane planet player plow plum ' +
    'plush poetry pogo polo polymeric pond pong pony porch pore pork porous power praise precision pricing primed printing prism prison promoter puck pulp race racing range rear ' +
    'recording reeling rein remover resiliency rest retirement reward ricer rind rock rocket rolling room rooter rotissery rough routing rowing rugby sack salad salon salsa salt sample ' +
    'saver scrap seafood sectional seeding seitan sewer shake shampooer shaper sheath shell sheller shielding shift shin shingle shot sifter simulator sinker skill skip skis skort slat ' +
    'slave sled sleeper slice slicing slider slip slipcover slitter slow sludge smoker snap snare socketweld soda soffit soother sound soup soya space spar sparkler spill spin spiral ' +
    'splice spool sport spot sprout stable stair stay steer steering stem stepper stereo stick sticky stock stop strain string strip strut studio study suction suite sulphite sushi ' +
    'sustain swab sweat swim tablas tahini tanner taper task team teeth tell terrain texturing thio thread threader throw thulium tiaras tide tilt tinner toll towbar towed tract trade ' +
    'trail trash tree triplex tunnel tureen turn ultrasound underpant valet vanadium vault villas vine vital wafer walkie wallplate ware wart wear wing wipe word worm'
  ).split(' '),
)
