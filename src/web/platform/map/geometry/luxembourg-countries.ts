import type { EncodedCountries } from "./encoded-countries.ts";

/** Written by scripts/map/draw-countries.ts from world-atlas (Natural Earth, 1:10 m, public domain). */
export const LUXEMBOURG_COUNTRIES: EncodedCountries = {
  bounds: { north: 50.9, south: 48.7, west: 4.7, east: 7.5 },
  precision: 1000,
  rings: [
    [
      "250",
      "}y`BwdHsBsDOq@\\GD[Iy@PUlBTOT@Fv@h@t@?xCtA\\[V}Ad@c@X?`@Ln@b@V?RSrA?NUBq@Ck@SuA?k@Lc@n@mAJc@LgALUnAuAd@aADq@OaCx@uA\\GLT\\FXMBc@COYSXeBRc@bCkBR?d@LNMJi@o@eBIc@N_ABq@WGS[Ok@Dq@Lk@@i@EU]q@VwAjAcBLq@RyBZc@t@]Ec@GkDE]SSCUMGIFMMEgAOLKsBBy@Lq@p@cBPy@@c@BMCUUy@@U|@yDR]`@SH?@DpAqBHGNL?b@TFTMV]rAgCd@?Nq@jA]Mi@`@Ol@N^UD]?uANmAAU]c@aATYOCMLuAEy@@Un@_C?k@dAFt@]Vi@Wy@IGUFKM?Od@gAN_A?kDTaAo@i@EaAGMm@[Qk@Ek@@c@TEJyB^OHTD?R[\\[dX??~mD",
    ],
    [
      "276",
      "}{~AwsM]ZSZE?IU_@NKxBUDAb@Dj@Pj@l@ZFLD`An@h@U`A?jDO~@e@fA?NJLTGHFVx@Wh@u@\\eAG?j@o@~BATDx@MtABLXN`AU\\b@@TOlA?tAE\\_@Tm@Oa@NLh@kA\\Op@e@?sAfCW\\ULUG?c@OMIFqApBAEI?a@RS\\}@xDATTx@BTCLiAFsAU_A?SG][k@y@s@c@K?UZY[{@wCQTIUBM[Ta@FIU]D_AMCEB?ILI~@?dBGb@q@tAMb@?LLb@CLq@\\MZOfAWZeB`A_@b@XTiAh@a@b@oALQNER][?TuAU]MYUWZe@MIy@EMQMm@FQZOUSi@SUMk@MuAWc@OLSEUOKSIUHgAGy@OU[?kAfAW?[MoAM[h@c@NQGMUKxBMb@NdBITWLELSMCb@IDMMY\\e@c@q@kBE?e@c@IDChCKh@[TM[uBxBWb@Ab@NlAC\\ODg@EMb@MGc@FGTk@ZBc@O[WGa@FSUI]@i@OUSMQ?g@TQK?ayA",
    ],
    [
      "442",
      "sz`B}|JtAT?U\\ZDSPOnAM`@c@hAi@YU^c@dBaAV[NgAL[p@]BMMc@?MLc@p@uAFc@?eBH_AHMC?BD~@L\\EHT`@GZUCLHTPUz@vCXZT[J?r@b@j@x@\\ZRF~@?rAThAGAb@Qx@q@bBMp@Cx@JrBNMDfALLHGLFBTRRD\\FjDDb@u@\\[b@SxBMp@kAbBMq@]i@a@UIb@MUcAk@Wc@OE]DGNAh@GLKFMMW?OU[LB\\S~@_@?eAp@MLI\\?TERiAb@QMIUMTOMI?Bq@UTY~@SGmAgAWE]k@C[c@c@WT[?IOIi@IMy@?g@s@{@SS]UmAS]w@UQMAi@Qc@j@]Hq@Ek@M[CUPUt@MD[",
    ],
    [
      "056",
      "glbBwdH?u|@~AbCj@G\\[`@}AB]dATLc@BUCS]]GMBUd@_ACmDHi@BoCGk@LFLc@f@DNEB]OmA@c@Vc@tByBLZZUJi@BiCHEd@b@D?p@jBd@b@X]LLHEBc@RLDMVMHUOeBLc@JyBLTPFb@OZi@nALZLV?jAgAZ?NTFx@IfAHTJRTNRDNMVb@LtALj@RTRh@NTP[l@GPLDLHx@d@LV[XTEZu@LQTBTLZDj@Ip@k@\\Pb@@h@PLv@TR\\TlAR\\z@Rf@r@x@?HLHh@HNZ?VUb@b@BZ\\j@VDlAfARFX_ATUCp@H?NLLUHTPLhAc@DS?UH]LMdAq@^?R_AC]ZMNTV?LLJGFM@i@FO\\ENDVb@bAj@LTHc@`@T\\h@Lp@WvA\\p@DTAh@Mj@Ep@Nj@RZVFCp@O~@Hb@n@dBKh@OLe@MS?cCjBSb@YdBXRBNCb@YL]GMU]Fy@tAN`CEp@e@`AoAtAMTMfAKb@o@lAMb@?j@RtABj@Cp@OTsA?SRW?o@c@a@MY?e@b@W|A]ZyCuAu@?w@i@AGNUmBUQTHx@EZ]FNp@rBrD",
    ],
    ["528", "glbBuyJPJf@UP?RLNTAh@H\\RT`@GVFNZCb@j@[FUb@GFj@CnCIh@BlDe@~@CTFL\\\\BRCTMb@eAUC\\a@|A]Zk@F_BcC"],
  ],
};
