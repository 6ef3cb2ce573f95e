const step0 = '0px';
const step1 = '1px';
const step2 = '2px';
const step3 = '3px';
const step4 = '4px';
const step5 = '5px';
const step6 = '6px';
const step7 = '7px';
const step8 = '8px';
const step9 = '9px';
const step10 = '10px';
const step11 = '11px';
const step12 = '12px';
const step13 = '13px';
const step14 = '14px';
const step15 = '15px';
const step16 = '16px';
const step17 = '17px';
const step18 = '18px';
const step19 = '19px';
const step20 = '20px';
const step21 = '21px';
const step22 = '22px';
const step23 = '23px';
const step24 = '24px';
const step25 = '25px';
const step26 = '26px';
const step27 = '27px';
const step28 = '28px';
const step29 = '29px';
const step30 = '30px';
const step31 = '31px';
const step32 = '32px';
const step33 = '33px';
const step34 = '34px';
const step35 = '35px';
const step36 = '36px';
const step37 = '37px';
const step38 = '38px';
const step39 = '39px';

export const steps = {
  step0,
  step1,
  step2,
  step3,
  step4,
  step5,
  step6,
  step7,
  step8,
  step9,
  step10,
  step11,
  step12,
  step13,
  step14,
  step15,
  step16,
  step17,
  step18,
  step19,
  step20,
  step21,
  step22,
  step23,
  step24,
  step25,
  step26,
  step27,
  step28,
  step29,
  step30,
  step31,
  step32,
  step33,
  step34,
  step35,
  step36,
  step37,
  step38,
  step39,
};

export const listSteps = () => {
  return {
    step0,
    step1,
    step2,
    step3,
    step4,
    step5,
    step6,
    step7,
    step8,
    step9,
    step10,
    step11,
    step12,
    step13,
    step14,
    step15,
    step16,
    step17,
    step18,
    step19,
    step20,
    step21,
    step22,
    step23,
    step24,
    step25,
    step26,
    step27,
    step28,
    step29,
    step30,
    step31,
    step32,
    step33,
    step34,
    step35,
    step36,
    step37,
    step38,
    step39,
  };
};
